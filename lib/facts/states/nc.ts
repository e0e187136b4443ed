import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const proof = official(
  'https://edmv-lts.dot.state.nc.us/lts/demo/financial_text1.htm',
  'North Carolina Division of Motor Vehicles: Financial Responsibility',
  '2026-11-23',
);
const lapse = official(
  'https://www.ncga.state.nc.us/EnactedLegislation/Statutes/HTML/BySection/Chapter_20/GS_20-311.html',
  'Section 20-311, North Carolina General Statutes',
  '2026-11-23',
);
const requirements = official(
  'https://www.ncdot.gov/dmv/title-registration/insurance-requirements/Pages/',
  'North Carolina Division of Motor Vehicles: Insurance Requirements',
  '2026-11-24',
);
const penalties = secondary(
  'https://www.carinsurance.com/north-carolina-insurance-lapse-tags.aspx',
  'CarInsurance.com: North Carolina insurance lapse',
  '2026-11-23',
);
const ticket = copyOfLaw(
  'https://flawfinder.ai/es/estado/north-carolina/chapter-20-motor-vehicles/nc-20-313',
  'Section 20-313, North Carolina General Statutes',
  '2026-11-23',
);
const duiHearing = secondary(
  'https://www.floydlawoffices.com/video-center/dwi/how-to-save-north-carolina-license-after-dwi-arr/',
  'Floyd Law Offices: Saving a North Carolina license after a DWI arrest',
  '2026-11-23',
);
const motorist = secondary('https://priceattorneys.com/?p=7835', 'Price Attorneys: North Carolina expands UIM coverage', '2026-11-23');
const medical = secondary(
  'https://daslawgroup.com/blog/the-importance-of-knowing-your-automobile-insurance-coverages',
  'DAS Law Group: Knowing your automobile insurance coverages',
  '2026-11-23',
);

const { fact, rule, coverage } = lawOf('NC');

export const northCarolina: StateLaw = {
  facts: [
    fact('dl123Days', 30, 'days', proof, { countedFrom: 'issue' }),
    fact('reinstatementFirst', 50, 'usd', penalties),
    fact('reinstatementSecond', 100, 'usd', penalties),
    fact('reinstatementLater', 150, 'usd', penalties),
    fact('feeLookbackYears', 3, 'years', requirements),
    fact('letterAnswerDays', 10, 'days', lapse),
    fact('duiReviewDays', 10, 'days', duiHearing),
  ],
  rules: [
    rule(['lapse'], 'proof', lapse, { notes: ['registration'] }),
    rule(['ticket', 'ticket-again'], 'ask', ticket, { likely: 'dl-123', term: 'dl123Days', notes: ['thirtyDays'] }),
    rule(['crash', 'judgment'], 'dl-123', proof, { term: 'dl123Days', notes: ['thirtyDays', 'settleDamage'] }),
    rule(['dui', 'dui-again', 'points', 'court'], 'dl-123', proof, { term: 'dl123Days', notes: ['thirtyDays'] }),
    rule(['unpaid'], 'dl-123', proof, { term: 'dl123Days', notes: ['thirtyDays', 'courtFirst'] }),
  ],
  coverages: [
    coverage('medical', 'optional', medical),
    coverage('uninsured', 'compulsory', requirements),
    coverage('underinsured', 'compulsory', motorist),
  ],
  letterNamesSource: lapse,
};
