import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const reinstatements = official(
  'https://www.tn.gov/safety/driver-services/reinstatements.html',
  'Tennessee Department of Safety: Reinstatements',
  '2026-11-23',
);
const restricted = official(
  'https://www.tn.gov/safety/driver-services/reinstatements/frrestricteddl/frdui.html',
  'Tennessee Department of Safety: Restricted Authority after a DUI',
  '2026-11-23',
);
const verification = official(
  'https://revenue.support.tn.gov/hc/en-us/articles/360059843852-DIFD-2-How-Electronic-Insurance-Verification-Works',
  'Tennessee Department of Revenue: How Electronic Insurance Verification Works',
  '2026-11-23',
);
// The rule before the change of 2023. Section 55-12-126 now requires the filing for as long as the suspension or revocation lasts, and so does the state's newer
// page, tn.gov/safety/driver-services/reinstatements/frlawindex/sr22.html.
const filed = secondary(
  'https://www.tn.gov/content/tn/safety/driver-services/reinstatements/fraffidavitssr22.html',
  'Tennessee Department of Safety: Financial Responsibility Affidavits and SR-22 (older page)',
  '2026-11-23',
);
const judgment = copyOfLaw(
  'http://print.casetext.com/statute/tennessee-code/title-55-motor-and-other-vehicles/chapter-12-financial-responsibility-law/part-1-financial-responsibility-lawshort-title/section-55-12-118-proof-of-financial-responsibility-required-on-final-judgment-suspension-or-revocation-for-failure-to-file-proof-restoration',
  'Section 55-12-118, Tennessee Code',
  '2026-11-23',
);
const ticket = secondary('https://legalclarity.org/how-long-is-an-sr-22-required-in-tennessee', 'LegalClarity: SR-22 in Tennessee', '2026-11-23');
const crash = secondary(
  'http://law.justia.com/codes/tennessee/2010/title-55/chapter-12/55-12-105/',
  'Copy of section 55-12-105, Tennessee Code (2010)',
  '2026-11-23',
);
const points = copyOfLaw(
  'http://laws9.com/statutes/tennessee/title-55/chapter-50/part-5/55-50-505',
  'Section 55-50-505, Tennessee Code',
  '2026-11-23',
);
const unpaid = secondary(
  'https://law.justia.com/codes/tennessee/2010/title-55/chapter-12/55-12-129/',
  'Copy of section 55-12-129, Tennessee Code (2010)',
  '2026-11-23',
);
const motorist = copyOfLaw(
  'https://lawserver.com/law/state/new-hampshire/nh-statutes/tennessee_code_56-7-1201',
  'Section 56-7-1201, Tennessee Code',
  '2026-11-23',
);
const medical = secondary('https://johndaylegal.com/does-tennessee-have-pip-coverage.html', 'John Day Legal: Does Tennessee have PIP?', '2026-11-23');

/** A bill of 2026 would require the filing for at least a year, for offenses from January 1, 2027 on. */
const earlyReview = { reviewBy: '2026-12-28' };

const { fact, rule, coverage } = lawOf('TN');

export const tennessee: StateLaw = {
  facts: [fact('sr22FormerMonths', 36, 'months', filed, earlyReview), fact('ticketProofDays', 30, 'days', reinstatements)],
  rules: [
    rule(['lapse'], 'proof', verification, { notes: ['registration'] }),
    rule(['ticket', 'ticket-again'], 'ask', ticket, { likely: 'sr-22', notes: ['tennesseeTerm'] }),
    rule(['crash'], 'ask', crash, { likely: 'sr-22', notes: ['settleDamage', 'tennesseeTerm'] }),
    rule(['judgment'], 'sr-22', judgment, { notes: ['settleDamage', 'tennesseeTerm'] }),
    rule(['dui', 'dui-again'], 'sr-22', restricted, { notes: ['tennesseeTerm'] }),
    rule(['points'], 'sr-22', points, { notes: ['tennesseeTerm'] }),
    rule(['court'], 'ask', ticket, { likely: 'sr-22', notes: ['tennesseeTerm'] }),
    rule(['unpaid'], 'none', unpaid, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('medical', 'optional', medical), coverage('uninsured', 'rejectable', motorist)],
  letterNamesSource: verification,
};
