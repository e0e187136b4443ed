import { getTranslations } from 'next-intl/server';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { defaultLocale, type Locale, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { siteOrigin } from '#lib/site/origin.ts';
import { pages } from '#lib/site/pages.ts';
import { canonicalUrl, isIndexed } from './addresses.ts';
import { areaServed } from './agency-data.ts';

async function introduction(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'site.llms' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const values = { ...messageArguments(locale), states: list.format(areaServed(locale).map(({ name }) => name)) };
  const facts = [t('states', values), ...openingLines(locale), t('languages'), t('contact', values), t('notCover')];
  return { summary: `> ${t('summary', values)}`, facts: facts.map((fact) => `- ${fact}`).join('\n'), heading: `## ${t('pages')}` };
}

async function pageLines(locale: Locale): Promise<string> {
  const lines = await Promise.all(
    pages.filter(isIndexed).map(async ({ id, path }) => {
      const words = await pageWords(locale, id);
      return `- [${words.text('title')}](${canonicalUrl(locale, path)}): ${words.text('description')}`;
    }),
  );
  return lines.join('\n');
}

/** The site as https://llmstxt.org describes: a summary of the agency, then all pages, in every language. */
export async function llmsText(): Promise<string> {
  const parts = await Promise.all(
    locales.map(async (locale) => {
      const { summary, facts, heading } = await introduction(locale);
      const opening = locale === defaultLocale ? [summary, facts, heading] : [heading, summary, facts];
      return [...opening, await pageLines(locale)].join('\n\n');
    }),
  );
  return `${[`# ${agency.name}`, ...parts, `## Optional\n\n- [Sitemap](${siteOrigin}/sitemap.xml)`].join('\n\n')}\n`;
}
