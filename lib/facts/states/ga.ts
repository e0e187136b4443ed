import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const multiple = official(
  'https://dds.georgia.gov/no-proof-insurance-multiple',
  'Georgia Department of Driver Services: No Proof of Insurance (Multiple)',
  '2026-11-23',
);
const first = official(
  'https://dds.georgia.gov/no-proof-insurance-first',
  'Georgia Department of Driver Services: No Proof of Insurance (First Offense)',
  '2026-11-23',
);
const crash = official('https://dds.georgia.gov/node/33776', 'Georgia Department of Driver Services: Safety Responsibility Law', '2026-11-23');
const crashForms = official(
  'http://www.dds.ga.gov/rules/rules.aspx?chap=375-3-7&rule=375-3-7-.07&head=375-3',
  'Georgia Department of Driver Services: Rule 375-3-7-.07',
  '2026-11-23',
);
const registration = official(
  'https://dor.georgia.gov/registration-reinstatement-after-suspension',
  'Georgia Department of Revenue: Registration Reinstatement After Suspension',
  '2026-11-23',
);
const insurance = official(
  'http://oci.ga.gov/insurance-resources/auto',
  'Georgia Office of Insurance and Safety Fire Commissioner: Auto Insurance',
  '2026-11-23',
);
const judgment = copyOfLaw('https://syfert.com/georgia/code/40-9-61.html', 'Section 40-9-61, Official Code of Georgia', '2026-11-23');
const mandatory = secondary(
  'http://statutes.laws-info.com/georgia/title-40/chapter-9/article-4/40-9-81',
  'Copy of section 40-9-81, Official Code of Georgia (2010)',
  '2026-11-23',
);
const points = secondary(
  'https://www.gavelinsight.com/2025/08/what-are-steps-to-reinstate-your-ga.html',
  'Gavel Insight: Steps to reinstate a Georgia license',
  '2026-11-23',
);
const reinstate = secondary(
  'https://dds.georgia.gov/georgia-licenseid/existing-licenseid/reinstate-license',
  'Georgia Department of Driver Services: Reinstate License (read in part)',
  '2026-11-23',
);
const duiHearing = secondary('https://www.jttlaw.com/post/__als', 'JTT Law: Georgia administrative license suspension', '2026-11-23');
const uninsuredMotorist = secondary(
  'http://statutes.laws-info.com/georgia/title-33/chapter-7/33-7-11',
  'Copy of section 33-7-11, Official Code of Georgia (2010)',
  '2026-11-23',
);

const { fact, rule, coverage } = lawOf('GA');

export const georgia: StateLaw = {
  facts: [
    fact('sr22Years', 3, 'years', multiple, { countedFrom: 'conviction' }),
    fact('sr22CrashYears', 1, 'years', crashForms, { countedFrom: 'suspension' }),
    fact('sr22PrepaidMonths', 6, 'months', multiple),
    fact('ticketSuspensionDays', 60, 'days', first),
    fact('laterTicketSuspensionDays', 90, 'days', multiple),
    fact('lapseFine', 25, 'usd', registration),
    fact('reinstatementFirst', 60, 'usd', registration),
    fact('reinstatementSecond', 60, 'usd', registration),
    fact('reinstatementLater', 160, 'usd', registration),
    fact('feeLookbackYears', 5, 'years', registration),
    fact('crashHearingDays', 10, 'days', crash),
    fact('duiReviewDays', 30, 'days', duiHearing),
  ],
  rules: [
    rule(['lapse'], 'proof', registration, { notes: ['registration'] }),
    rule(['ticket'], 'proof', first, { notes: ['firstTicketWait'] }),
    rule(['ticket-again'], 'sr-22a', multiple, { term: 'sr22Years', notes: ['laterTicketWait', 'prepaid', 'nonOwnerRequired'] }),
    rule(['crash'], 'ask', crash, { likely: 'sr-22a', term: 'sr22CrashYears', notes: ['settleDamage'] }),
    rule(['judgment'], 'ask', judgment, { notes: ['settleDamage'] }),
    // The code asks for proof after every mandatory suspension; the department's own steps for a first DUI name no filing.
    rule(['dui', 'dui-again'], 'ask', mandatory, { likely: 'sr-22a' }),
    rule(['points'], 'ask', points),
    rule(['court'], 'ask', mandatory),
    rule(['unpaid'], 'none', reinstate, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('medical', 'optional', insurance), coverage('uninsured', 'rejectable', uninsuredMotorist)],
  letterNamesSource: crashForms,
};
