import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/find-page.ts';
import type { Page, SectionKind } from '#lib/site/page.ts';

function wordsOfKind(locale: Locale, page: Page, kind: SectionKind): Words[] {
  return sectionsOf(page)
    .filter((section) => section.kind === kind)
    .map((section) => pageWords(locale, page.id, section.words));
}

export function faqData(locale: Locale, page: Page) {
  const words = wordsOfKind(locale, page, 'faq');
  const questions = words.flatMap((section) => section.items());
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ words: entry }) => ({
    '@type': 'Question',
    name: entry.text('question'),
    acceptedAnswer: { '@type': 'Answer', text: entry.text('answer') },
  }));
  return [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }];
}

export function howToData(locale: Locale, page: Page) {
  const words = wordsOfKind(locale, page, 'steps');
  return words.map((section) => ({
    '@type': 'HowTo',
    inLanguage: locale,
    name: section.text('heading'),
    step: section.items().map(({ words: step }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.text('title'),
      text: step.text('text'),
    })),
  }));
}
