import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Table } from '#components/ui/table.tsx';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import type { SourcedFact } from '#lib/facts/fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/pages.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { type FactLine, factLine, limitIds } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { Star } from './star.tsx';
import { starOf, starOfAll } from './star-of.ts';
import { StateColumns } from './state-columns.tsx';

type Props = { locale: Locale; caption: string; names: readonly string[] };
type Entry = { name: string; line: FactLine | undefined };

const Amount = ({ value, star }: { value: string; star: string }) => (
  <strong className="font-bold text-ink">
    {value}
    <Star mark={star} />
  </strong>
);

/** Limits have a column each. */
async function StateTable({ locale, caption, names }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { site, forms } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const states: Readonly<Record<string, string>> = forms.options.state;
  const rows = agency.states.map((state) => ({ state, lines: names.map((name) => ({ name, line: factLine(locale, `${state}.${name}`) })) }));
  const hasLimits = (name: string) => rows.some(({ lines }) => lines.some((entry) => entry.name === name && entry.line?.limits));
  const columns = names.flatMap((name) =>
    hasLimits(name)
      ? limitIds.map((id) => ({ key: `${name}.${id}`, label: site.sections.limits[id], numeric: true }))
      : { key: name, label: labels[name] ?? name },
  );
  // The last column has sentences, the others a few words.
  const widths = names.length === 2 && columns.length === 2 ? (['sm:w-1/5', 'sm:w-1/4'] as const) : [];
  const sourcedFactsOf = (lines: readonly Entry[]) => lines.flatMap(({ line }) => line?.sourcedFacts ?? []);
  const cells = ({ name, line }: Entry, star: (rows: readonly SourcedFact[]) => string): [string, ReactNode][] =>
    line?.limits
      ? line.limits.map(({ id, value, row }) => [`${name}.${id}`, <Amount key={id} value={value} star={star([row])} />])
      : [[name, `${line?.value ?? t('noRule')}${star(line?.sourcedFacts ?? [])}`]];
  return (
    <>
      <Table
        hasSentences
        className={names.length === 1 ? 'max-w-3xl' : ''}
        caption={caption}
        columns={[{ key: 'state', label: t('state') }, ...columns].map((column, at) => ({ ...column, className: widths[at] ?? '' }))}
        rows={rows.map(({ state, lines }) => {
          const star = starOfAll(sourcedFactsOf(lines));
          return {
            key: state,
            cells: {
              state: (
                <>
                  <a href={localePath(locale, statePageOf(state).path)} className="inline-flex min-h-11 items-center text-primary underline sm:-my-2">
                    {states[state]}
                  </a>
                  {star}
                </>
              ),
              ...Object.fromEntries(lines.flatMap((entry) => cells(entry, star ? () => '' : starOf))),
            },
          };
        })}
      />
      <Sources locale={locale} rows={rows.flatMap(({ lines }) => sourcedFactsOf(lines))} />
    </>
  );
}

type CellFact = { item: string; column: string; rows: readonly SourcedFact[] };

/** The facts behind a table in the page's own words. A key names a row, or a cell as `row.column`. */
function cellFacts(locale: Locale, facts: Readonly<Record<string, string>>): CellFact[] {
  return Object.entries(facts).flatMap(([key, reference]) => {
    const [item = '', column = ''] = key.split('.');
    const line = factLine(locale, reference);
    return line ? [{ item, column, rows: line.limits ? line.sourcedFacts : [line.row] }] : [];
  });
}

const bareAmount = /^(?:US)?\$\s?[\d.,]+$/;

/** The page's own words in rows and columns, with the sources of their figures. A star is at the row's name where no cell has figures of its own. */
function WordTable({ locale, words, facts }: { locale: Locale; words: Words; facts: Readonly<Record<string, string>> }) {
  const columns = words.keys('columns');
  const found = cellFacts(locale, facts);
  const starAt = (item: string, column: string) => {
    const ofRow = found.filter((fact) => fact.item === item);
    const ofCell = ofRow.filter((fact) => fact.column === column || (column === columns[0] && !columns.includes(fact.column)));
    return starOf(ofCell.flatMap(({ rows }) => rows));
  };
  const rows = words.items();
  const hasAmounts = columns.slice(1).every((column) => rows.every(({ words: row }) => bareAmount.test(row.text(column))));
  const cell = (text: string, star: string) => (bareAmount.test(text) ? <Amount value={text} star={star} /> : `${text}${star}`);
  return (
    <>
      <Table
        hasSentences
        caption={words.text('caption')}
        className={hasAmounts ? 'table-ends max-w-3xl' : ''}
        columns={columns.map((key) => ({ key, label: words.text(`columns.${key}`) }))}
        rows={rows.map(({ key, words: row }) => ({
          key,
          cells: Object.fromEntries(columns.map((column) => [column, cell(row.text(column), starAt(key, column))])),
        }))}
      />
      <Sources locale={locale} rows={found.flatMap((fact) => fact.rows)} />
    </>
  );
}

export function Comparison({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      {section.byState ? (
        <StateTable locale={locale} caption={words.text('caption')} names={section.byState} />
      ) : section.states ? (
        <StateColumns locale={locale} words={words} states={section.states} />
      ) : (
        <WordTable locale={locale} words={words} facts={section.facts ?? {}} />
      )}
    </SectionShell>
  );
}
