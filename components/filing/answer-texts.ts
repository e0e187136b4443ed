import type { Check } from '#lib/facts/fact.ts';
import { findFact } from '#lib/facts/find-fact.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { type RoadStep, roadMap } from '#lib/facts/road-map.ts';
import type { Situation } from '#lib/facts/situation.ts';
import { type Term, termFor } from '#lib/facts/term.ts';
import { type Decision, formFiling, whichFiling } from '#lib/facts/which-filing.ts';
import { factTexts, fill } from './fact-texts.ts';
import type { FinderView } from './finder-view.ts';

type Sourced = { text: string; source?: string };

export type AnswerTexts = {
  outcome: Decision['outcome'];
  heading: string;
  about: string;
  notes: readonly string[];
  facts: readonly (Sourced & { id: string; label: string })[];
  steps: readonly (Sourced & { id: RoadStep; title: string })[];
  ending?: { filing: string; state: string; office: string; term: Term };
  /** Undefined for a state where the agency is not licensed. */
  quote?: { state: string; filing: string };
};

function headingOf({ words, states }: FinderView, { outcome, certainty, state, row }: Decision): string {
  const key = outcome === 'none' ? 'none' : certainty;
  const filing = outcome === 'none' || outcome === 'ask' ? '' : words.filings[outcome];
  const filings = row?.filings.map((name) => words.filings[name]).join(' / ');
  return fill(words.headings[key], { filing, filings, state: states[state ?? ''] });
}

function aboutOf({ words }: FinderView, { outcome, certainty }: Decision): string {
  if (outcome !== 'ask') return words.about[outcome];
  return words.about[certainty === 'mismatch' || certainty === 'elsewhere' ? certainty : 'unnamed'];
}

function notesOf({ words }: FinderView, { home, ordered }: Situation, { outcome, certainty, state }: Decision): string[] {
  const isAway = state !== undefined && state !== home && outcome !== 'ask';
  return [
    ...(certainty === 'usual' ? [words.notes.usual] : []),
    ...(ordered === 'unsure' && state === home ? [words.notes.assumed] : []),
    ...(isAway ? [words.notes.away] : []),
  ];
}

/** The answer to a situation in the visitor's language; `day` (YYYY-MM-DD) selects the law. */
export function answerTexts(view: FinderView, situation: Situation, day: string): AnswerTexts {
  const { words, states } = view;
  const { home } = situation;
  const decision = whichFiling(situation);
  const { outcome, state, row } = decision;
  const format = factTexts(view.locale, words);
  const from = (check: Check | undefined) => (check ? { source: format.source(check) } : {});

  const filing = formFiling(home, decision);
  const limits = filing && limitsFor(home, filing, day, state);
  const certificate = outcome === 'none' || outcome === 'ask' ? undefined : outcome;
  const term = state && certificate ? termFor(state, certificate, day) : undefined;
  const fact = (id: Parameters<typeof findFact>[0]) => findFact(id, state ?? '', day);
  const fee = (id: Parameters<typeof findFact>[0]) => format.money(fact(id)?.value ?? 0);
  const sources: Partial<Record<RoadStep, Check | undefined>> = {
    prepaid: fact('sr22PrepaidMonths'),
    feesLapse: fact('reinstatementFirst'),
    keepReported: fact('lapseReportDays'),
  };
  const office = row?.source ?? words.office;
  const values = {
    ...view.agency,
    office,
    state: states[state ?? ''],
    limits: limits && format.limits(limits),
    months: fact('sr22PrepaidMonths')?.value,
    days: fact('lapseReportDays')?.value,
    first: fee('reinstatementFirst'),
    second: fee('reinstatementSecond'),
    later: fee('reinstatementLater'),
  };
  return {
    outcome,
    heading: headingOf(view, decision),
    about: aboutOf(view, decision),
    notes: notesOf(view, situation, decision),
    facts: [
      ...(state && row ? [{ id: 'orderedBy', label: words.facts.orderedBy, text: states[state] ?? state, ...from(row) }] : []),
      ...(limits ? [{ id: 'limits', label: words.facts.limitsLabel, text: format.limits(limits), ...from(limits.because.perPerson) }] : []),
      ...(certificate ? [{ id: 'term', label: words.facts.termLabel, text: format.term(term), ...from(term?.because) }] : []),
    ],
    steps: roadMap(situation, decision, day).map((id) => ({
      id,
      title: words.steps[id].title,
      text: fill(words.steps[id].text, values),
      ...from(sources[id]),
    })),
    ...(term && certificate && state ? { ending: { filing: words.filings[certificate], state, office, term } } : {}),
    ...(filing ? { quote: { state: home, filing } } : {}),
  };
}
