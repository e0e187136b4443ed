import { copyOfLaw, official, secondary } from '../provenance.ts';
import { lawOf, type StateLaw } from '../state-law.ts';

const suspension = official(
  'https://www.revenue.alabama.gov/faqs/why-did-i-receive-a-mli-notice-of-suspension-nos',
  'Alabama Department of Revenue: MLI Notice of Suspension',
  '2026-11-24',
);
const notices = official(
  'https://www.revenue.alabama.gov/faq-categories/liability-insurance/',
  'Alabama Department of Revenue: Liability Insurance FAQ',
  '2026-11-23',
);
const lookback = official(
  'https://www.revenue.alabama.gov/memo-2019-008-mandatory-liability-insurance-legislative-updates/',
  'Alabama Department of Revenue: Memo 2019-008',
  '2026-11-24',
);
const ticket = copyOfLaw(
  'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_32-7a-16',
  'Section 32-7A-16, Code of Alabama',
  '2026-11-23',
);
const crash = copyOfLaw('https://lawserver.com/law/state/alabama/al-code/alabama_code_32-7-6', 'Section 32-7-6, Code of Alabama', '2026-11-23');
const chapter = secondary(
  'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_title_32_chapter_7',
  'Copy of chapter 32-7, Code of Alabama (headings)',
  '2026-11-23',
);
const dui = secondary(
  'http://www.myduiattorney.org/alabama/how-to-get-your-drivers-license-back-if-you-live-in-alabama.html',
  'My DUI Attorney: Alabama',
  '2026-11-23',
);
const points = secondary('https://ultracarinsurance.com/alabama-license-reinstatement', 'UltraCar Insurance: Alabama reinstatement', '2026-11-23');
const court = secondary(
  'http://alisondb.legislature.state.al.us/alison/codeofalabama/1975/32-5-316.htm',
  'Section 32-5-316, Code of Alabama (old copy)',
  '2026-11-23',
);
const unpaid = copyOfLaw('https://policyrisk.com/states/alabama/statutes/32-6-17.2', 'Section 32-6-17.2, Code of Alabama', '2026-11-23');
const duiHearing = copyOfLaw(
  'https://lawserver.com/law/state/alabama/al-code/alabama_code_32-5a-307',
  'Section 32-5A-307, Code of Alabama',
  '2026-11-23',
);
const uninsuredMotorist = copyOfLaw(
  'https://instalawyer.io/laws/code-of-alabama/section-32-7-23-uninsured-motorist',
  'Section 32-7-23, Code of Alabama',
  '2026-11-23',
);

const { fact, rule, coverage } = lawOf('AL');

export const alabama: StateLaw = {
  facts: [
    fact('sr22Years', 3, 'years', dui, { countedFrom: 'letter' }),
    fact('reinstatementFirst', 200, 'usd', suspension),
    fact('reinstatementSecond', 400, 'usd', suspension),
    fact('reinstatementLater', 400, 'usd', suspension),
    fact('feeLookbackYears', 3, 'years', lookback, { from: '2020-01-01' }),
    fact('letterAnswerDays', 30, 'days', notices),
    fact('duiReviewDays', 10, 'days', duiHearing),
  ],
  rules: [
    rule(['lapse'], 'proof', suspension, { notes: ['registration', 'letterMayName'] }),
    rule(['ticket', 'ticket-again'], 'ask', ticket, { likely: 'sr-22', term: 'sr22Years' }),
    rule(['crash'], 'ask', crash, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['judgment'], 'ask', chapter, { likely: 'sr-22', term: 'sr22Years', notes: ['settleDamage'] }),
    rule(['dui', 'dui-again'], 'sr-22', dui, { term: 'sr22Years' }),
    rule(['points'], 'ask', points, { likely: 'sr-22', term: 'sr22Years' }),
    rule(['court'], 'ask', court),
    rule(['unpaid'], 'none', unpaid, { notes: ['courtFirst'] }),
  ],
  coverages: [coverage('uninsured', 'rejectable', uninsuredMotorist), coverage('underinsured', 'included', uninsuredMotorist)],
  letterNamesSource: notices,
};
