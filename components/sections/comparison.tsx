import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Table } from '#components/ui/table.tsx';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/pages.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { type FactLine, factLine, limitIds } from './fact-line.ts';
import { figuresOfLine } from './limit-figures.ts';
import type { SourcedFigure } from './sourced-figures.ts';
import { Sources, UnofficialNote } from './sources.tsx';
import { StateColumns } from './state-columns.tsx';

type Props = { locale: Locale; caption: string; names: readonly string[] };

const Amount = ({ children }: { children: string | undefined }) => <strong className="font-bold text-ink">{children}</strong>;

/** Limits have a column each. */
async function StateTable({ locale, caption, names }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { site, forms } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const states: Readonly<Record<string, string>> = forms.options.state;
  const rows = agency.states.map((state) => ({ state, lines: names.map((name) => ({ name, line: factLine(locale, `${state}.${name}`) })) }));
  const figures = rows.flatMap(({ state, lines }) =>
    lines.flatMap(({ name, line }) => figuresOfLine(line, { label: labels[name] ?? '', of: states[state], partLabel: (part) => part.label })),
  );
  const hasLimits = (name: string) => rows.some(({ lines }) => lines.some((entry) => entry.name === name && entry.line?.limits));
  const columns = names.flatMap((name) =>
    hasLimits(name)
      ? limitIds.map((id) => ({ key: `${name}.${id}`, label: site.sections.limits[id], numeric: true }))
      : { key: name, label: labels[name] ?? name },
  );
  const cells = ({ name, line }: { name: string; line: FactLine | undefined }): [string, ReactNode][] =>
    line?.limits ? line.limits.map(({ id, value }) => [`${name}.${id}`, <Amount key={id}>{value}</Amount>]) : [[name, line?.value ?? t('noRule')]];
  return (
    <>
      <UnofficialNote locale={locale} figures={figures} />
      <Table
        hasSentences
        caption={caption}
        columns={[{ key: 'state', label: t('state') }, ...columns]}
        rows={rows.map(({ state, lines }) => ({
          key: state,
          cells: {
            state: (
              <a href={localePath(locale, statePageOf(state).path)} className="inline-flex min-h-11 items-center text-primary underline sm:-my-2">
                {states[state]}
              </a>
            ),
            ...Object.fromEntries(lines.flatMap(cells)),
          },
        }))}
      />
      <Sources locale={locale} figures={figures} note="above" />
    </>
  );
}

type CellFigure = SourcedFigure & { item: string; column: string };

/** The figures in the cells of a table, named by row and by column or state. A key is a row's, or `row.column`. */
function tableFigures(locale: Locale, words: Words, facts: Readonly<Record<string, string>>): CellFigure[] {
  const states: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  const first = words.keys('columns')[0] ?? '';
  const lines = Object.entries(facts).flatMap(([key, reference]) => {
    const line = factLine(locale, reference);
    return line ? { key, row: line.row } : [];
  });
  const severalStates = new Set(lines.map(({ row }) => row.state)).size > 1;
  return lines.map(({ key, row }) => {
    const [item = '', column = ''] = key.split('.');
    const of = words.optional(`columns.${column}`) ?? (severalStates ? states[row.state] : undefined);
    return { item, column, label: words.text(`items.${item}.${first}`), of, row };
  });
}

const bareAmount = /^(?:US)?\$\s?[\d.,]+$/;

/** The page's own words in rows and columns, with the sources of their figures. Where each figure has a cell, the note is above. */
function WordTable({ locale, words, facts }: { locale: Locale; words: Words; facts: Readonly<Record<string, string>> }) {
  const columns = words.keys('columns');
  const figures = tableFigures(locale, words, facts);
  const hasCells = figures.length > 0 && figures.every(({ column }) => columns.includes(column));
  const cell = (text: string) => (bareAmount.test(text) ? <Amount>{text}</Amount> : text);
  return (
    <>
      {hasCells && <UnofficialNote locale={locale} figures={figures} />}
      <Table
        hasSentences
        caption={words.text('caption')}
        columns={columns.map((key) => ({ key, label: words.text(`columns.${key}`) }))}
        rows={words.items().map(({ key, words: row }) => ({
          key,
          cells: Object.fromEntries(columns.map((column) => [column, cell(row.text(column))])),
        }))}
      />
      {figures.length > 0 && <Sources locale={locale} figures={figures} note={hasCells ? 'above' : 'below'} />}
    </>
  );
}

export function Comparison({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold && words}>
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
