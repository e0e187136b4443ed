import { getTranslations } from 'next-intl/server';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';
import { factLine } from './fact-line.ts';
import type { SectionProps } from './section-shell.tsx';

type Line = { key: string; label?: string | undefined; value: string };

const maxFacts = 3;
const maxTitles = 4;

/** The first figures of a facts section, the first texts of a list, or the titles of any other. */
function linesOf(locale: Locale, page: Page, from: string): Line[] {
  const words = pageWords(locale, page.id, from);
  const source = sectionsOf(page).find((section) => section.words === from);
  if (source?.kind === 'list')
    return words
      .texts()
      .slice(0, maxFacts)
      .map(({ key, text }) => ({ key, value: text }));
  const facts = source?.facts;
  if (!facts)
    return words
      .items()
      .slice(0, maxTitles)
      .map(({ key, words: item }) => ({ key, value: item.text('title') }));
  return Object.entries(facts)
    .slice(0, maxFacts)
    .flatMap(([key, reference]) => {
      const line = factLine(locale, reference);
      const value = words.optional(`items.${key}.value`) ?? line?.value;
      return value ? [{ key, label: words.optional(`items.${key}.term`) ?? line?.label, value }] : [];
    });
}

/** A summary of a topic in three or four lines, before its form. */
export async function Brief({ locale, page, section }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { from = 'list' } = section;
  const lines = linesOf(locale, page, from);
  return (
    <section aria-labelledby="brief-heading" className="bg-surface py-5 sm:py-7">
      <div className="page-width">
        <h2 id="brief-heading" className="font-bold text-ink text-xl leading-tight">
          <NoWrap>{t('brief', { heading: pageWords(locale, page.id, from).text('heading') })}</NoWrap>
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {lines.map(({ key, label, value }) => (
            <li key={key} className="border-sun border-l-4 pl-3 leading-snug">
              {label && <span className="block text-muted">{label}</span>}
              <span className={label ? 'font-bold text-ink' : 'text-ink'}>{label ? <LimitsText>{value}</LimitsText> : <NoWrap>{value}</NoWrap>}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
