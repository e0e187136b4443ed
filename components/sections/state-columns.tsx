import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { SourcedFact } from '#lib/facts/fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { StateCode } from '#lib/site/states.ts';
import { type FactLine, factLine, limitIds } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { starOf, starOfAll } from './star-of.ts';

type Fact = { key: string; label: string; note: string | undefined; lines: readonly { state: StateCode; line: FactLine | undefined }[] };
type RowsProps = { fact: Fact; names: Readonly<Record<string, string>>; none: string };

const sourcedFactsOf = ({ lines }: Fact) => lines.flatMap(({ line }) => line?.sourcedFacts ?? []);

/** A value, with a star of its own where the name of its table row has none. */
const starred = (value: string, fact: Fact, rows: readonly SourcedFact[]): string => `${value}${starOfAll(sourcedFactsOf(fact)) ? '' : starOf(rows)}`;

/** A table row for each limit, below the name of the fact. */
function LimitRows({ fact, names, none, labels }: RowsProps & { labels: Readonly<Record<string, string>> }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={fact.lines.length + 1} data-wide="" className="font-semibold text-ink">
          {noWrap(`${fact.label}${starOfAll(sourcedFactsOf(fact))}`)}
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
              <td key={state} data-label={names[state]} className="font-bold text-ink">
                {part ? starred(part.value, fact, [part.row]) : none}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function TextRow({ fact, names, none }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="row" data-wide="" className="font-semibold text-ink">
          {noWrap(`${fact.label}${starOfAll(sourcedFactsOf(fact))}`)}
        </th>
        {fact.lines.map(({ state, line }) => (
          <td key={state} data-label={names[state]} data-wide="">
            {line ? starred(line.value, fact, line.sourcedFacts) : none}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** A few states beside each other: the rows of each fact, with the page's label, and below them the notes. */
export async function StateColumns({ locale, words, states }: { locale: Locale; words: Words; states: readonly StateCode[] }) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { forms, site } = messagesFor(locale);
  const names = forms.options.state;
  const served = states.filter((state) => agency.states.includes(state));
  const facts = words.items().map(({ key, words: item }): Fact => {
    const lines = served.map((state) => ({ state, line: factLine(locale, `${state}.${key}`) }));
    return { key, label: item.text('term'), note: item.optional('note'), lines };
  });
  const notes = facts.flatMap(({ key, label, note }) => (note ? { key, label, note } : []));
  const shown = { names, none: t('noRule') };
  return (
    <>
      <div className="@container">
        <table data-slot="table" className="table-figures">
          <caption className="sr-only">{words.text('heading')}</caption>
          <thead className="border-line border-b-2 text-muted text-sm">
            <tr>
              <th scope="col">{words.text('what')}</th>
              {served.map((state) => (
                <th key={state} scope="col">
                  {names[state]}
                </th>
              ))}
            </tr>
          </thead>
          {facts.map((fact) =>
            fact.lines.some(({ line }) => line?.limits) ? (
              <LimitRows key={fact.key} fact={fact} labels={site.sections.limits} {...shown} />
            ) : (
              <TextRow key={fact.key} fact={fact} {...shown} />
            ),
          )}
        </table>
      </div>
      {notes.map(({ key, label, note }) => (
        <p key={key} className="mt-4 max-w-text">
          <strong className="text-ink">{label}:</strong> {note}
        </p>
      ))}
      <Sources locale={locale} rows={facts.flatMap(sourcedFactsOf)} />
    </>
  );
}
