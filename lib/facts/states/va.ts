import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const requirements = official(
  'https://dmv.virginia.gov/businesses/insurance/frrequire',
  'Virginia Department of Motor Vehicles: Financial Responsibility Requirements',
  '2026-11-23',
);
const paymentPlan = official(
  'https://dmv.virginia.gov/licenses-ids/payment-plan-program',
  'Virginia Department of Motor Vehicles: Payment Plan Program',
  '2026-11-23',
);
const letters = official(
  'https://dmv.virginia.gov/businesses/insurance/intro',
  'Virginia Department of Motor Vehicles: Caught without insurance?',
  '2026-11-23',
);
const fr44 = secondary('https://www.coelhoinsurance.com/faq.aspx', 'Coelho Insurance: FR-44 FAQ', '2026-11-23');
const term = copyOfLaw('https://vacode.org/46.2-412/', 'Section 46.2-412, Code of Virginia', '2026-11-23');
const crash = copyOfLaw(
  'https://casetext.com/statute/code-of-virginia/title-462-motor-vehicles/subtitle-ii-titling-registration-and-licensure/chapter-6-titling-and-registration-of-motor-vehicles/article-8-registration-of-uninsured-motor-vehicles/section-462-708-suspension-of-drivers-license-and-registration-when-uninsured-motor-vehicle-is-involved-in-reportable-accident-hearing-prior-to-suspension',
  'Section 46.2-708, Code of Virginia',
  '2026-11-23',
);
const judgment = copyOfLaw('https://vacode.org/46.2-427/', 'Section 46.2-427, Code of Virginia', '2026-11-23');
const points = secondary(
  'https://www.dmv.virginia.gov/drivers/reinstate.asp',
  'Virginia Department of Motor Vehicles: Reinstate (old copy)',
  '2026-11-23',
);
const unpaid = secondary(
  'https://budget.lis.virginia.gov/item/2019/1/hb1700/chapter/3/3-6.03/',
  'Virginia budget of 2019, item 3-6.03',
  '2026-11-23',
);
const abolished = secondary(
  'https://insurify.com/car-insurance/news/virginia-repeals-uninsured-motorist-fee/',
  'Insurify: Virginia repeals its uninsured motorist fee',
  '2026-11-23',
);
const medical = copyOfLaw(
  'https://instalawyer.io/laws/code-of-virginia/382-2202-effective-july-1',
  'Section 38.2-2202, Code of Virginia',
  '2026-11-23',
);
const motorist = secondary(
  'https://statutes.laws.com/virginia/title-38-2/chapter-22/38-2-2206',
  'Copy of section 38.2-2206, Code of Virginia (old)',
  '2026-11-23',
);

const { fact, rule, coverage } = lawOf('VA');

export const virginia: StateLaw = {
  facts: [
    fact('sr22Years', 3, 'years', paymentPlan, { countedFrom: 'suspension' }),
    fact('sr22OtherYears', 3, 'years', term, { countedFrom: 'letter' }),
    fact('fr44Years', 3, 'years', term, { countedFrom: 'revocationEnd' }),
    fact('noncomplianceFee', 600, 'usd', requirements, { from: '2019-07-01' }),
    fact('uninsuredFee', 0, 'usd', abolished, { from: '2024-07-01' }),
  ],
  rules: [
    rule(['lapse', 'ticket', 'ticket-again'], 'ask', requirements, { likely: 'sr-22', term: 'sr22Years', notes: ['noncomplianceFee'] }),
    rule(['crash'], 'ask', crash, { likely: 'sr-22', term: 'sr22Years', notes: ['noncomplianceFee', 'settleDamage'] }),
    rule(['judgment'], 'ask', judgment, { likely: 'sr-22', term: 'sr22OtherYears', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'fr-44', fr44, { term: 'fr44Years' }),
    rule(['points', 'court'], 'ask', points),
    rule(['unpaid'], 'none', unpaid, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('medical', 'offered', medical), coverage('uninsured', 'compulsory', motorist), coverage('underinsured', 'included', motorist)],
  letterNamesSource: letters,
};
