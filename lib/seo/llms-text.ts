import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { translator } from '#lib/i18n/messages.ts';
import { defaultLocale, type Locale, locales, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { canonicalUrl, isIndexed, siteOrigin } from './addresses.ts';
import { areaServed } from './agency-data.ts';

function introduction(locale: Locale) {
  const t = translator(locale, 'site.llms');
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const values = { ...messageArguments(locale), states: list.format(areaServed(locale).map(({ name }) => name)) };
  const facts = [t('states', values), ...openingLines(locale), t('languages'), t('contact', values), t('notCover')];
  return { summary: `> ${t('summary', values)}`, facts: facts.map((fact) => `- ${fact}`).join('\n'), heading: `## ${t('pages')}` };
}

function pageLines(locale: Locale): string {
  const line = ({ id, path }: Page) => {
    const words = pageWords(locale, id);
    return `- [${words.text('title')}](${canonicalUrl(locale, path)}): ${words.text('description')}`;
  };
  return pages.filter(isIndexed).map(line).join('\n');
}

/** The site as https://llmstxt.org describes: a summary of the agency, then all pages, in every language. */
export function llmsText(): string {
  const parts = locales.map((locale) => {
    const { summary, facts, heading } = introduction(locale);
    const opening = locale === defaultLocale ? [summary, facts, heading] : [heading, summary, facts];
    return [...opening, pageLines(locale)].join('\n\n');
  });
  return `${[`# ${agency.name}`, ...parts, `## Optional\n\n- [Sitemap](${siteOrigin()}/sitemap.xml)`].join('\n\n')}\n`;
}
