import { getTranslations } from 'next-intl/server';
import { Table } from '#components/ui/table.tsx';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/pages.ts';
import type { StateCode } from '#lib/site/states.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { type FactLine, factLine } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { starUnofficial, type SourcedFigure } from './sourced-figures.ts';

/** The value of a fact with its stars; `none` where the state has no such rule. */
const cellText =
  (star: ReturnType<typeof starUnofficial>, none: string) =>
  (line: FactLine | undefined): string =>
    line ? star(line.value, line.rows) : none;

type Props = { locale: Locale; caption: string; names: readonly string[] };

async function StateTable({ locale, caption, names }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { site, forms } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const states: Readonly<Record<string, string>> = forms.options.state;
  const rows = agency.states.map((state) => ({ state, lines: names.map((name) => factLine(locale, `${state}.${name}`)) }));
  const figures = rows.flatMap(({ state, lines }) =>
    lines.flatMap((line, index) => (line?.rows ?? []).map((row) => ({ label: labels[names[index] ?? ''] ?? '', of: states[state], row }))),
  );
  const cell = cellText(starUnofficial(figures), t('noRule'));
  return (
    <>
      <Table
        hasSentences
        caption={caption}
        columns={[{ key: 'state', label: t('state') }, ...names.map((name) => ({ key: name, label: labels[name] ?? name }))]}
        rows={rows.map(({ state, lines }) => ({
          key: state,
          cells: {
            state: (
              <a href={localePath(locale, statePageOf(state).path)} className="inline-flex min-h-11 items-center text-primary underline sm:-my-2">
                {states[state]}
              </a>
            ),
            ...Object.fromEntries(names.map((name, index) => [name, <LimitsText key={name}>{cell(lines[index])}</LimitsText>])),
          },
        }))}
      />
      <Sources locale={locale} figures={figures} isStarred />
    </>
  );
}

/** A few states beside each other: a row for each fact, with the page's label, and below the notes. */
async function StateColumns({ locale, words, states }: { locale: Locale; words: Words; states: readonly StateCode[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const stateNames = messagesFor(locale).forms.options.state;
  const served = states.filter((state) => agency.states.includes(state));
  const rows = words.items().map(({ key, words: item }) => ({
    key,
    label: item.text('term'),
    note: item.optional('note'),
    lines: served.map((state) => ({ state, line: factLine(locale, `${state}.${key}`) })),
  }));
  const notes = rows.flatMap(({ key, label, note }) => (note ? { key, label, note } : []));
  const figures = rows.flatMap(({ label, lines }) =>
    lines.flatMap(({ state, line }) => (line?.rows ?? []).map((row) => ({ label, of: stateNames[state], row }))),
  );
  const cell = cellText(starUnofficial(figures), t('noRule'));
  return (
    <div className="[--label-width:4.5rem]">
      <Table
        hasSentences
        caption={words.text('heading')}
        columns={[{ key: 'what', label: words.text('what') }, ...served.map((state) => ({ key: state, label: stateNames[state] }))]}
        rows={rows.map(({ key, label, lines }) => ({
          key,
          cells: {
            what: label,
            ...Object.fromEntries(lines.map(({ state, line }) => [state, <LimitsText key={state}>{cell(line)}</LimitsText>])),
          },
        }))}
      />
      {notes.map(({ key, label, note }) => (
        <p key={key} className="mt-3">
          <strong className="text-ink">{label}:</strong> {note}
        </p>
      ))}
      <Sources locale={locale} figures={figures} isStarred />
    </div>
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

/** The page's own words in rows and columns, with the sources of their figures. */
function WordTable({ locale, words, facts }: { locale: Locale; words: Words; facts: Readonly<Record<string, string>> }) {
  const columns = words.keys('columns');
  const figures = tableFigures(locale, words, facts);
  const isStarred = figures.every(({ column }) => columns.includes(column));
  const star = starUnofficial(figures);
  const rowsIn = (item: string, column: string) =>
    figures.filter((figure) => isStarred && figure.item === item && figure.column === column).map(({ row }) => row);
  return (
    <>
      <Table
        hasSentences
        caption={words.text('caption')}
        columns={columns.map((key) => ({ key, label: words.text(`columns.${key}`) }))}
        rows={words.items().map(({ key, words: row }) => ({
          key,
          cells: Object.fromEntries(columns.map((column) => [column, star(row.text(column), rowsIn(key, column))])),
        }))}
      />
      {figures.length > 0 && <Sources locale={locale} figures={figures} isStarred={isStarred} />}
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
