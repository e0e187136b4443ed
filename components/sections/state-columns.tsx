import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { SourcedFact } from '#lib/facts/fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { isOffered } from '#lib/site/offer.ts';
import type { StateCode } from '#lib/site/states.ts';
import { type FactLine, factLine, limitIds } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { Star } from './star.tsx';
import { starOf, starOfAll } from './star-of.ts';

type Fact = { key: string; label: string; note: string | undefined; lines: readonly { state: StateCode; line: FactLine | undefined }[] };
type Names = Readonly<Record<string, string>>;
type RowsProps = {
  fact: Fact;
  names: Names;
  none: string;
  labels: Names;
  starOfCell: (state: StateCode, row: SourcedFact) => string;
  starOfColumn: (state: StateCode) => string;
};

const sourcedFactsOf = (facts: readonly Fact[], state?: StateCode) =>
  facts.flatMap(({ lines }) => lines.filter((entry) => state === undefined || entry.state === state).flatMap(({ line }) => line?.sourcedFacts ?? []));

/** A row for each limit, below the name of the fact. `starOfCell` is empty where the head of the column has the star. */
function LimitRows({ fact, names, none, labels, starOfCell, starOfColumn }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={fact.lines.length + 1} data-wide="" className="font-semibold text-ink">
          {noWrap(fact.label)}
        </th>
      </tr>
      {limitIds.map((id) => (
        <tr key={id}>
          <th scope="row" className="font-normal">
            {labels[id]}
          </th>
          {fact.lines.map(({ state, line }) => {
            const part = line?.limits?.find((limit) => limit.id === id);
            return (
              <td key={state} data-label={`${names[state]}${starOfColumn(state)}`} className="font-bold text-ink">
                {part ? part.value : none}
                {part && <Star mark={starOfCell(state, part.row)} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** A fact in words, below the table: what it is in each state. */
function WordsOfFact({ fact, names, none }: Pick<RowsProps, 'fact' | 'names' | 'none'>) {
  return (
    <div className="mt-4 max-w-text">
      <dt className="font-semibold text-ink">{noWrap(fact.label)}</dt>
      {fact.lines.map(({ state, line }) => (
        <dd key={state}>{`${names[state]}: ${line ? `${line.value}${starOf(line.sourcedFacts)}` : none}`}</dd>
      ))}
    </div>
  );
}

/** A few states beside each other: the limits of each fact, with the page's label, and below them the facts in words and the notes. */
export async function StateColumns({ locale, words, states }: { locale: Locale; words: Words; states: readonly StateCode[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { forms, site } = messagesFor(locale);
  const names = forms.options.state;
  const served = states.filter((state) => isOffered([state]));
  const facts = words.items().map(({ key, words: item }): Fact => {
    const lines = served.map((state) => ({ state, line: factLine(locale, `${state}.${key}`) }));
    return { key, label: item.text('term'), note: item.optional('note'), lines };
  });
  const notes = facts.flatMap(({ key, label, note }) => (note ? { key, label, note } : []));
  const amounts = facts.filter(({ lines }) => lines.some(({ line }) => line?.limits));
  const inWords = facts.filter((fact) => !amounts.includes(fact));
  const starOfColumn = (state: StateCode) => starOfAll(sourcedFactsOf(amounts, state));
  const starOfCell = (state: StateCode, row: SourcedFact) => (starOfColumn(state) ? '' : starOf([row]));
  const shown = { names, none: t('noRule') };
  return (
    <div className="grid gap-x-14 rounded-panel border-2 border-primary bg-surface p-4 sm:p-8 lg:grid-cols-[2fr_1fr]">
      <div className="@container">
        <table data-slot="table" className="table-figures">
          <caption className="sr-only">{words.text('heading')}</caption>
          <thead className="border-line border-b-2 text-muted text-sm">
            <tr>
              <th scope="col">{words.text('what')}</th>
              {served.map((state) => (
                <th key={state} scope="col">
                  {names[state]}
                  <Star mark={starOfColumn(state)} />
                </th>
              ))}
            </tr>
          </thead>
          {amounts.map((fact) => (
            <LimitRows key={fact.key} fact={fact} labels={site.sections.limits} starOfCell={starOfCell} starOfColumn={starOfColumn} {...shown} />
          ))}
        </table>
      </div>
      <div>
        {inWords.length > 0 && (
          <dl>
            {inWords.map((fact) => (
              <WordsOfFact key={fact.key} fact={fact} {...shown} />
            ))}
          </dl>
        )}
        {notes.map(({ key, label, note }) => (
          <p key={key} className="mt-4 max-w-text">
            <strong className="text-ink">{label}:</strong> {note}
          </p>
        ))}
      </div>
      <div className="lg:col-span-2">
        <Sources locale={locale} rows={sourcedFactsOf(facts)} />
      </div>
    </div>
  );
}
