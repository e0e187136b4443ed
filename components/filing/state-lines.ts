import type { SourcedRow } from '#lib/facts/fact.ts';
import type { FilingRow } from '#lib/facts/filings.ts';
import { groupSources } from '#lib/facts/group-sources.ts';
import { pipFor } from '#lib/facts/limit-options.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import type { FilingRule } from '#lib/facts/state-law.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';
import { termFor } from '#lib/facts/term.ts';
import { isFiling } from '#lib/facts/which-filing.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { factTexts, fill } from './fact-texts.ts';

type Line = { label: string; text: string };

/** For a label inside a list; an abbreviation keeps its capitals. */
const lowerFirst = (label: string, locale: Locale): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

/** Causes with the same answer share a line. */
function causeLines(rules: readonly FilingRule[], locale: Locale): Line[] {
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
    return { label: list.format([first, ...others.map((label) => lowerFirst(label, locale))]), text };
  });
}

function coverLines(state: string, locale: Locale): Line[] {
  const { covers, duties } = messagesFor(locale).filing.table;
  return (stateLaws[state]?.covers ?? []).map(({ cover, duty }) => ({ label: covers[cover], text: duties[duty] }));
}

function limitLines({ state, filings }: FilingRow, locale: Locale, day: string): Line[] {
  const words = messagesFor(locale).filing;
  const format = factTexts(locale, words);
  const minimum = limitsFor(state, 'none', day);
  const pip = pipFor(state, day);
  const raised = limitsFor(state, 'fr-44', day);
  return [
    ...(minimum ? [{ label: words.table.minimum, text: format.limits(minimum) }] : []),
    ...(raised ? [{ label: words.table.fr44, text: format.limits(raised) }] : []),
    ...(pip ? [{ label: words.table.pip, text: format.money(pip.fact.value) }] : []),
    ...filings.map((filing) => ({
      label: fill(words.table.term, { filing: words.filings[filing] }),
      text: format.term(termFor(state, filing, day)),
    })),
  ];
}

/** What a state requires for each cause (DUI, crash, …), its limits and its compulsory covers; `day` is YYYY-MM-DD. */
export function stateLines(row: FilingRow, locale: Locale, day: string): Line[] {
  return [...causeLines(stateLaws[row.state]?.rules ?? [], locale), ...limitLines(row, locale, day), ...coverLines(row.state, locale)];
}

/** One sentence for each day on which sources of the state were read, and one that names who decides what no official source covers. */
export function stateSources(row: FilingRow, locale: Locale, day: string): string[] {
  const law = stateLaws[row.state];
  const limits = limitsFor(row.state, 'none', day)?.facts.perPerson;
  const rows: SourcedRow[] = [row, ...(law?.rules ?? []), ...(law?.covers ?? []), ...(limits ? [limits] : [])];
  const t = translator(locale, 'site.sections.sources');
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  return groupSources(rows).map((group) =>
    group.kind === 'official'
      ? t('official', { count: group.titles.length, sources: list.format(group.titles), date: longDay(locale, group.readOn) })
      : t(group.kind),
  );
}
