import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const insurance = official(
  'https://flhsmv.gov/insurance/uninsured-motorist-rate',
  'Florida Highway Safety and Motor Vehicles: Florida Insurance Requirements',
  '2026-11-23',
);
const duiFaq = official('http://flhsmv.gov/ddl/dlfaqson2.html', 'Florida Highway Safety and Motor Vehicles: DUI FAQ', '2026-11-23');
const notices = official('https://flhsmv.gov/frip/sanction-notices', 'Florida Highway Safety and Motor Vehicles: Sanction Notices', '2026-11-23');
const letter = official(
  'https://www.flhsmv.gov/insurance/received-a-letter/',
  'Florida Highway Safety and Motor Vehicles: Received a Letter',
  '2026-11-23',
);
const reports = official(
  'http://leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&Search_String=627.736&URL=0300-0399%2F0324%2FSections%2F0324.0221.html',
  'Section 324.0221, Florida Statutes',
  '2026-11-23',
);
const feeTiers = secondary('http://tc.citrus.fl.us/?page_id=479', 'Citrus County Tax Collector: Lapse of Insurance', '2026-11-23');
const proofYears = secondary(
  'https://pallegarlawfirm.com/amp/sr-22-and-fr-44-insurance-implications-of-a-dui-conviction-and-t.html',
  'Pallegar Law: SR-22 and FR-44 insurance',
  '2026-11-23',
);
const sixMonths = copyOfLaw('https://florida.public.law/statutes/fla._stat._627.7275', 'Section 627.7275, Florida Statutes', '2026-11-23');
const newPolicy = copyOfLaw('https://florida.public.law/statutes/fla._stat._627.7295', 'Section 627.7295, Florida Statutes', '2026-11-27');
const duiLimits = copyOfLaw('https://syfert.com/florida/statutes/0324.023.html', 'Section 324.023, Florida Statutes', '2026-11-23');
const duiReview = copyOfLaw(
  'https://www.lawserver.com/law/state/florida/regulations/florida_regulations_15a-6-006',
  'Rule 15A-6.006, Florida Administrative Code',
  '2026-11-23',
);
const caseKinds = secondary(
  'https://taxcollector.com/contactapp/question_detail.cfm?question=1574&category=4',
  'Manatee County Tax Collector: kinds of suspension',
  '2026-11-23',
);
const visitors = official(
  'http://leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&Search_String=627.736&URL=0600-0699%2F0627%2FSections%2F0627.733.html',
  'Section 627.733, Florida Statutes',
  '2026-11-24',
);
const pipCare = secondary(
  'https://attorneyshapiro.com/florida-14-day-rule-in-personal-injury-protection-pip',
  'A law firm quoting section 627.736, Florida Statutes',
  '2026-11-24',
);
const uninsuredMotorist = copyOfLaw('https://syfert.com/florida/statutes/0627.727.html', 'Section 627.727, Florida Statutes', '2026-11-23');

const windshield = copyOfLaw(
  'https://www.southfloridainjurylawyer-blog.com/2017/06/windshield-insurance-coverage-florida.html',
  'Section 627.7288, Florida Statutes',
  '2026-11-25',
);

const sirs = secondary(
  'https://legalclarity.org/florida-structural-integrity-reserve-study-requirements',
  'LegalClarity on sections 718.112 and 719.106, Florida Statutes',
  '2026-11-27',
);

const roofAge = secondary(
  'https://www.floridaroof.com/Florida-s-Roofing-Industry-at-the-Center-of-Recent-Legislative-Special-Session---July-2022-1-14055.html',
  'Florida Roofing and Sheet Metal Contractors Association on section 627.7011, Florida Statutes',
  '2026-11-27',
);

const { fact, rule, coverage } = lawOf('FL');

export const florida: StateLaw = {
  facts: [
    fact('fr44Years', 3, 'years', duiLimits, { countedFrom: 'reinstatement' }),
    fact('sr22Years', 3, 'years', proofYears, { countedFrom: 'letter' }),
    fact('sr22TicketYears', 2, 'years', proofYears, { countedFrom: 'letter' }),
    fact('lapseProofYears', 2, 'years', proofYears, { countedFrom: 'letter' }),
    fact('policyMonths', 6, 'months', sixMonths),
    fact('newPolicyMonths', 2, 'months', newPolicy),
    fact('reinstatementFirst', 150, 'usd', feeTiers),
    fact('reinstatementSecond', 250, 'usd', feeTiers),
    fact('reinstatementLater', 500, 'usd', feeTiers),
    fact('feeLookbackYears', 3, 'years', feeTiers),
    fact('lapseReportDays', 10, 'days', reports),
    fact('duiReviewDays', 10, 'days', duiReview),
    fact('visitorDays', 90, 'days', visitors),
    fact('pipCareDays', 14, 'days', pipCare),
    fact('windshieldDeductible', 0, 'usd', windshield),
    fact('roofYears', 15, 'years', roofAge),
    fact('roofLifeYears', 5, 'years', roofAge),
    fact('sirsStories', 3, 'stories', sirs),
  ],
  rules: [
    rule(['lapse'], 'proof', notices, { term: 'lapseProofYears', notes: ['letterMayName', 'sixMonthPolicy'] }),
    rule(['ticket', 'ticket-again'], 'ask', proofYears, { likely: 'sr-22', term: 'sr22TicketYears', notes: ['sixMonthPolicy'] }),
    rule(['crash'], 'ask', proofYears, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['judgment'], 'ask', caseKinds, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'fr-44', duiFaq, { term: 'fr44Years', notes: ['sixMonthPolicy'] }),
    rule(['points'], 'ask', proofYears, { likely: 'sr-22', term: 'sr22Years' }),
    rule(['court'], 'ask', caseKinds),
    rule(['unpaid'], 'none', caseKinds, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('medical', 'compulsory', insurance), coverage('uninsured', 'rejectableWithInjury', uninsuredMotorist)],
  letterNamesSource: letter,
};
