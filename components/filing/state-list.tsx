import { Badge } from '#components/ui/badge.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { today } from '#lib/facts/day.ts';
import { type FilingFact, filingRowOf } from '#lib/facts/filings.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { SourcedFact } from '#lib/facts/fact.ts';
import { limitsFor, pipFor } from '#lib/facts/limits.ts';
import type { FilingRule } from '#lib/facts/state-law.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';
import { termFor } from '#lib/facts/term.ts';
import { isFiling } from '#lib/facts/which-filing.ts';
import { SourceLines } from '#components/sections/sources.tsx';
import { starOf } from '#components/sections/star-of.ts';
import { LimitsText } from './limits-text.tsx';
import { factTexts, fill } from './fact-texts.ts';

/** A line of a state, and the rows behind it. */
type StateLine = { label: string; text: string; rows: readonly SourcedFact[] };

/** For a label inside a list; an abbreviation keeps its capitals. */
const lowerFirst = (label: string, locale: Locale): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

/** Causes with the same answer share a line. */
function causeLines(rules: readonly FilingRule[], locale: Locale): StateLine[] {
  const { filings, table } = messagesFor(locale).filing;
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const answerOf = ({ outcome, likely }: FilingRule) => {
    if (isFiling(outcome)) return filings[outcome];
    return outcome === 'ask' && likely ? fill(table.outcomes.likely, { filing: filings[likely] }) : table.outcomes[outcome];
  };
  const labelsOf = ({ causes, cars }: FilingRule) =>
    causes.map((cause) => (cars?.includes('borrowed') ? fill(table.borrowed, { causes: table.short[cause] }) : table.short[cause]));
  return [...Map.groupBy(rules, answerOf)].map(([text, group]) => {
    const [first = '', ...others] = group.flatMap(labelsOf);
    return { label: list.format([first, ...others.map((label) => lowerFirst(label, locale))]), text, rows: group };
  });
}

function coverageLines(state: string, locale: Locale): StateLine[] {
  const { covers, duties } = messagesFor(locale).filing.table;
  return (stateLaws[state]?.coverages ?? []).map((row) => ({ label: covers[row.coverage], text: duties[row.duty], rows: [row] }));
}

function limitLines({ state, filings }: FilingFact, locale: Locale, day: string): StateLine[] {
  const words = messagesFor(locale).filing;
  const format = factTexts(locale, words);
  const minimum = limitsFor(state, 'none', day);
  const pip = pipFor(state, day);
  const raised = limitsFor(state, 'fr-44', day);
  return [
    ...(minimum ? [{ label: words.table.minimum, text: format.limits(minimum), rows: Object.values(minimum.facts) }] : []),
    ...(raised ? [{ label: words.table.fr44, text: format.limits(raised), rows: Object.values(raised.facts) }] : []),
    ...(pip ? [{ label: words.table.pip, text: format.money(pip.fact.value), rows: [pip.fact] }] : []),
    ...filings.map((filing) => {
      const term = termFor(state, filing, day);
      return { label: fill(words.table.term, { filing: words.filings[filing] }), text: format.term(term), rows: term ? [term.fact] : [] };
    }),
  ];
}

/** What a state requires for each cause (DUI, crash, …), its limits and its compulsory coverages; `day` is YYYY-MM-DD. */
export function stateLines(row: FilingFact, locale: Locale, day: string): StateLine[] {
  return [...causeLines(stateLaws[row.state]?.rules ?? [], locale), ...limitLines(row, locale, day), ...coverageLines(row.state, locale)];
}

function StateRow({ row, locale, name }: { row: FilingFact; locale: Locale; name: string }) {
  const { filing, forms } = messagesFor(locale);
  const lines = stateLines(row, locale, today());
  const star = starOf([row]);
  return (
    <li>
      <details id={`state-${row.state.toLowerCase()}`} className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-16 flex-wrap items-center gap-3 px-5 py-3 hover:text-primary">
          <h3 className="font-bold text-lg">{name}</h3>
          <span className="ml-auto flex flex-wrap justify-end gap-2">
            {row.filings.map((id) => (
              <Badge key={id}>{`${filing.filings[id]}${star}`}</Badge>
            ))}
            {row.filings.length === 0 && <Badge tone="warm">{`${forms.options.filingNeeded.none}${star}`}</Badge>}
          </span>
          <Icon name="down" className="size-6 text-primary transition-transform group-open:rotate-180" />
        </summary>
        <dl className="flex flex-col gap-2.5 px-5">
          {lines.map(({ label, text, rows }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="leading-snug">
                <LimitsText>{`${text}${starOf(rows)}`}</LimitsText>
              </dd>
            </div>
          ))}
        </dl>
        <div className="px-5 pt-3 pb-5 text-muted text-sm leading-snug">
          <SourceLines locale={locale} rows={[row, ...lines.flatMap(({ rows }) => rows)]} />
        </div>
      </details>
    </li>
  );
}

/** The rules by state, for readers, search engines and browsers without JavaScript. */
export function StateList({ locale }: { locale: Locale }) {
  const names: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  const rows = agency.states.flatMap((state) => filingRowOf(state) ?? []);
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2">
      {rows.map((row) => (
        <StateRow key={row.state} row={row} locale={locale} name={names[row.state] ?? row.state} />
      ))}
    </ul>
  );
}
