import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const uninsured = official(
  'https://scdmvonline.com/Driver-Services/Drivers-License/Insurance-Requirements/Facts-About-Driving-Uninsured',
  'South Carolina Department of Motor Vehicles: Facts About Driving Uninsured',
  '2026-11-23',
);
const crash = official(
  'http://scdmvonline.com/DMVNew/default.aspx?n=accident_reports',
  'South Carolina Department of Motor Vehicles: Accident Information',
  '2026-11-23',
);
const ticketProof = official(
  'https://scdmvonline.com/Driver-Services/Drivers-License/Insurance-Requirements',
  'South Carolina Department of Motor Vehicles: Insurance Requirements',
  '2026-11-27',
);
const letters = secondary('https://www.sc-alir.com/Help/Help_Citizens.aspx', 'SC ALIR: Help for citizens', '2026-11-23');
const insurance = official(
  'https://doi.sc.gov/588/Automobile-Insurance',
  'South Carolina Department of Insurance: Automobile Insurance',
  '2026-11-23',
);
const judgment = secondary(
  'https://www.scstatehouse.gov/sess123_2019-2020/prever/3753_20190124.htm',
  'South Carolina General Assembly: title of bill 3753 of 2019',
  '2026-11-23',
);
const dui = secondary('https://mlblaw.com/sr-22-insurance-what-you-need-to-know', 'MLB Law: SR-22 insurance', '2026-11-23');
const points = secondary(
  'http://www.sr22southcarolina.com/sr22-insurance-in-south-carolina.html',
  'SR22 South Carolina: SR-22 insurance',
  '2026-11-23',
);
const unpaid = copyOfLaw(
  'http://www.lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_56-25-20',
  'Section 56-25-20, South Carolina Code',
  '2026-11-23',
);
const duiHearing = copyOfLaw(
  'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_56-5-2951',
  'Section 56-5-2951, South Carolina Code',
  '2026-11-23',
);
const underinsured = copyOfLaw(
  'https://www.lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_38-77-160',
  'Section 38-77-160, South Carolina Code',
  '2026-11-23',
);

const windshield = copyOfLaw(
  'https://lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_38-77-280',
  'Section 38-77-280, South Carolina Code',
  '2026-11-27',
);

const { fact, rule, coverage } = lawOf('SC');

export const southCarolina: StateLaw = {
  facts: [
    fact('sr22Years', 3, 'years', uninsured, { countedFrom: 'suspension' }),
    fact('sr22CrashYears', 3, 'years', crash, { countedFrom: 'suspension' }),
    fact('sr22OtherYears', 3, 'years', dui, { countedFrom: 'letter' }),
    fact('maxLapseFee', 400, 'usd', uninsured),
    fact('uninsuredMotoristFee', 600, 'usd', uninsured),
    fact('borrowedCarFee', 100, 'usd', uninsured),
    fact('letterAnswerDays', 20, 'days', uninsured),
    fact('ticketProofDays', 30, 'days', ticketProof),
    fact('crashFormDays', 15, 'days', crash),
    fact('windshieldDeductible', 0, 'usd', windshield),
    fact('duiReviewDays', 30, 'days', duiHearing),
  ],
  rules: [
    rule(['lapse'], 'proof', uninsured),
    rule(['ticket', 'ticket-again'], 'sr-22', uninsured, { cars: ['yes'], term: 'sr22Years', notes: ['uninsuredMotoristFee'] }),
    rule(['ticket', 'ticket-again'], 'none', uninsured, { cars: ['borrowed', 'no'] }),
    rule(['crash'], 'sr-22', crash, { term: 'sr22CrashYears', notes: ['settleDamage'] }),
    rule(['judgment'], 'ask', judgment, { likely: 'sr-22', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'sr-22', dui, { term: 'sr22OtherYears' }),
    rule(['points'], 'ask', points, { likely: 'sr-22' }),
    rule(['court'], 'ask', points),
    rule(['unpaid'], 'none', unpaid, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('uninsured', 'compulsory', insurance), coverage('underinsured', 'offered', underinsured)],
  letterNamesSource: letters,
};
