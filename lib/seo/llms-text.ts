import { getTranslations } from 'next-intl/server';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pages } from '#lib/site/pages.ts';
import { canonicalUrl, isIndexed } from './addresses.ts';

async function languagePart(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site.llms' });
  const lines = await Promise.all(
    pages.filter(isIndexed).map(async ({ id, path }) => {
      const words = await pageWords(locale, id);
      return `- [${words.text('title')}](${canonicalUrl(locale, path)}): ${words.text('description')}`;
    }),
  );
  const summary = t('summary', { ...messageArguments(locale), states: agency.states.join(', ') });
  return [`> ${summary}`, `## ${t('pages')} (${locale})`, ...lines].join('\n');
}

/** The site for language models, as https://llmstxt.org asks: a summary and every page with its description, by language. */
export async function llmsText(): Promise<string> {
  const parts = await Promise.all(locales.map(languagePart));
  return `${[`# ${agency.name}`, ...parts].join('\n\n')}\n`;
}
