import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const insurance = official(
  'http://drive.ky.gov/motor-vehicle-licensing/Pages/Mandatory-Insurance.aspx',
  'Kentucky Transportation Cabinet: Mandatory Insurance',
  '2026-11-23',
);
const uninsured = official(
  'http://transportation.ky.gov/Mandatory-Insurance/Pages/Driving-Without-Insurance.aspx',
  'Kentucky Transportation Cabinet: Driving Without Insurance',
  '2026-11-23',
);
const reinstatement = official(
  'https://drive.ky.gov/Drivers/Pages/License%20Reinstatement.aspx',
  'Kentucky Transportation Cabinet: License Reinstatement',
  '2026-11-23',
);
const pip = official(
  'http://insurance.ky.gov/ppc/newstatic_info.aspx?static_id=24&divid=15',
  'Kentucky Department of Insurance: No Fault Rejection/Verification (PIP)',
  '2026-11-23',
);
const noFiling = secondary('https://www.bankrate.com/insurance/car/sr22-kentucky/', 'Bankrate: SR-22 in Kentucky', '2026-11-23');
const judgment = copyOfLaw(
  'https://www.lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_187-410',
  'Section 187.410, Kentucky Revised Statutes',
  '2026-11-23',
);
const uninsuredMotorist = secondary(
  'https://kentuckycourage.com/blog/is-uninsured-motorist-coverage-required-in-kentucky',
  'Kentucky Courage: Uninsured motorist coverage in Kentucky',
  '2026-11-23',
);
const underinsured = copyOfLaw(
  'https://casetext.com/statute/kentucky-revised-statutes/title-25-business-and-financial-institutions/chapter-304-insurance-code/subtitle-30439-motor-vehicle-reparations-act/section-30439-320-underinsured-motorist-coverage-effect-of-settlement-of-claims',
  'Section 304.39-320, Kentucky Revised Statutes',
  '2026-11-23',
);

const windshield = copyOfLaw(
  'https://jacksglassshop.com/blog-will-kentucky-pay-for-my-windshield-replacement/',
  'Section 304.20-060, Kentucky Revised Statutes',
  '2026-11-27',
);

const { fact, rule, coverage } = lawOf('KY');

/** No page of the state was found that says it has no filing: most other sources say so, and two contradict them. */
export const kentucky: StateLaw = {
  facts: [
    fact('letterAnswerDays', 30, 'days', uninsured),
    fact('licenseFee', 40, 'usd', reinstatement),
    fact('windshieldDeductible', 0, 'usd', windshield),
  ],
  rules: [
    rule(['lapse'], 'proof', uninsured, { notes: ['registration'] }),
    rule(['ticket', 'ticket-again'], 'proof', insurance, { notes: ['unconfirmed'] }),
    rule(['crash'], 'none', noFiling, { notes: ['unconfirmed', 'settleDamage'] }),
    rule(['judgment'], 'ask', judgment, { notes: ['settleDamage'] }),
    rule(['dui', 'dui-again', 'points', 'court'], 'none', noFiling, { notes: ['unconfirmed'] }),
    rule(['unpaid'], 'none', noFiling, { notes: ['unconfirmed', 'courtFirst'] }),
  ],
  coverages: [
    coverage('medical', 'compulsory', pip),
    coverage('uninsured', 'rejectable', uninsuredMotorist),
    coverage('underinsured', 'requested', underinsured),
  ],
  letterNamesSource: uninsured,
};
