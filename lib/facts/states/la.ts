import { official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const convictions = official('https://legis.la.gov/legis/Law.aspx?d=88628', 'Louisiana Revised Statutes 32:896', '2026-11-23');
const lapse = official('https://legis.la.gov/legis/Law.aspx?d=88606', 'Louisiana Revised Statutes 32:863', '2026-11-23');
const uninsured = official('https://legis.la.gov/legis/Law.aspx?d=88612', 'Louisiana Revised Statutes 32:866', '2026-11-24');
const ticket = secondary(
  'https://expresslane.uat.la.egov.com/drivers/personal-driver-s-licenses/notice-of-violation',
  'Louisiana Office of Motor Vehicles: Notice of Violation (staging copy)',
  '2026-11-23',
);
const crash = secondary('https://legis.la.gov/legis/Law.aspx?d=88614', 'Louisiana Revised Statutes 32:872 (read in part)', '2026-11-23');
const judgment = secondary('https://legis.la.gov/legis/LawPrint.aspx?d=88623', 'Louisiana Revised Statutes 32:891 (read in part)', '2026-11-23');
const unpaid = secondary(
  'https://expresslane.uat.la.egov.com/drivers/driver-reinstatement/suspensions',
  'Louisiana Office of Motor Vehicles: Suspensions (staging copy)',
  '2026-11-23',
);
const answer = secondary('https://www.expresslane.org/Pages/faqs/fic_q14.aspx', 'Louisiana Office of Motor Vehicles: FAQ (undated)', '2026-11-23');
const duiHearing = secondary('https://legis.la.gov/Legis/LawPrint.aspx?d=88506', 'Louisiana Revised Statutes 32:667 (read in part)', '2026-11-23');
const motorist = official('https://legis.la.gov/legis/Law.aspx?d=508161', 'Louisiana Revised Statutes 22:1295', '2026-11-24');
const medical = secondary(
  'https://www.ljblegal.com/blog/types-of-auto-insurance-coverage',
  'LJB Legal: Types of auto insurance coverage',
  '2026-11-23',
);

const { fact, rule, coverage } = lawOf('LA');

export const louisiana: StateLaw = {
  facts: [
    // The law counts three years of proof and names no first day.
    fact('sr22Years', 3, 'years', convictions, { countedFrom: 'letter' }),
    fact('lapseFee30Days', 100, 'usd', lapse),
    fact('lapseFee90Days', 250, 'usd', lapse),
    fact('lapseFeeLonger', 500, 'usd', lapse),
    fact('uninsuredBar', 100_000, 'usd', uninsured),
    fact('lapseShortDays', 30, 'days', lapse),
    fact('lapseLongDays', 90, 'days', lapse),
    fact('letterAnswerDays', 10, 'days', answer),
    fact('duiReviewDays', 30, 'days', duiHearing),
  ],
  rules: [
    rule(['lapse'], 'proof', lapse, { notes: ['registration'] }),
    rule(['ticket', 'ticket-again'], 'proof', ticket, { notes: ['letterMayName'] }),
    rule(['crash'], 'ask', crash, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['judgment'], 'ask', judgment, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'sr-22', convictions, { term: 'sr22Years', notes: ['nonOwnerToo'] }),
    rule(['points', 'court'], 'ask', convictions),
    rule(['unpaid'], 'none', unpaid, { notes: ['courtFirst'] }),
  ],
  coverages: [
    coverage('medical', 'optional', medical),
    coverage('uninsured', 'rejectable', motorist),
    coverage('underinsured', 'included', motorist),
  ],
  letterNamesSource: ticket,
};
