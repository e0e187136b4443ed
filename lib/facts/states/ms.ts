import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const crash = official(
  'https://www.driverservicebureau.dps.ms.gov/DriverRecords/Accidents_Judgements',
  'Mississippi Driver Service Bureau: Crash Reports and Judgements',
  '2026-11-23',
);
const dui = official(
  'https://www.driverservicebureau.dps.ms.gov/DriverRecords/DUI_Department',
  'Mississippi Driver Service Bureau: DUI Department',
  '2026-11-23',
);
const code = secondary(
  'https://raw.githubusercontent.com/UniCourt/cic-code-ms/master/transforms/ms/ocms/r78/gov.ms.code.title.63.html',
  'Copy of title 63, Mississippi Code (about 2019)',
  '2026-11-23',
);
const term = copyOfLaw(
  'https://instalawyer.io/laws/mississippi-code/63-15-61-duration-of-maintenance',
  'Section 63-15-61, Mississippi Code',
  '2026-11-23',
);
const motorist = secondary(
  'https://billstatus.ls.state.ms.us/documents/2021/html/SB/2600-2699/SB2646IN.htm',
  'Section 83-11-101, Mississippi Code, in Senate Bill 2646 of 2021',
  '2026-11-23',
);
const medical = secondary('https://www.everquote.com/mississippi/auto-insurance', 'EverQuote: Mississippi auto insurance', '2026-11-23');

const { fact, rule, coverage } = lawOf('MS');

/** The law asks for a "certificate of insurance" and names no SR-22. */
export const mississippi: StateLaw = {
  facts: [
    fact('sr22Years', 3, 'years', term, { countedFrom: 'letter' }),
    fact('proofYears', 3, 'years', dui, { countedFrom: 'letter' }),
    fact('uninsuredFine', 100, 'usd', crash),
    fact('crashProofDays', 60, 'days', crash),
    fact('duiReviewDays', 30, 'days', dui),
  ],
  rules: [
    rule(['lapse'], 'ask', code),
    rule(['ticket', 'ticket-again'], 'proof', crash, { notes: ['letterMayName'] }),
    rule(['crash'], 'proof', crash, { notes: ['letterMayName'] }),
    rule(['judgment'], 'ask', code, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'ask', dui, { likely: 'sr-22', term: 'proofYears' }),
    rule(['points'], 'ask', code, { likely: 'sr-22', term: 'sr22Years' }),
    rule(['court'], 'ask', code),
    rule(['unpaid'], 'none', code, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('medical', 'optional', medical), coverage('uninsured', 'rejectable', motorist)],
};
