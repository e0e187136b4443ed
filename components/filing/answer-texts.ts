import type { FactId, SourcedFact } from '#lib/facts/fact.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { officeOf } from '#lib/facts/offices.ts';
import { endingDay } from '#lib/facts/step-dates.ts';
import { type ReinstatementStep, reinstatementSteps } from '#lib/facts/reinstatement-steps.ts';
import type { Situation } from '#lib/facts/situation.ts';
import { type Term, termOfDecision } from '#lib/facts/term.ts';
import { type Decision, presetFiling, isFiling, whichFiling } from '#lib/facts/which-filing.ts';
import { findFact } from '#lib/facts/find-fact.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { factTexts, fill } from './fact-texts.ts';
import type { FinderView } from './finder-view.ts';

const figures = {
  months: 'sr22PrepaidMonths',
  days: 'lapseReportDays',
  answerDays: 'letterAnswerDays',
  reviewDays: 'duiReviewDays',
  ticketDays: 'ticketProofDays',
  crashDays: 'crashProofDays',
  policyMonths: 'policyMonths',
  validDays: 'dl123Days',
  formerMonths: 'sr22FormerMonths',
  lookback: 'feeLookbackYears',
  firstTicketWaitDays: 'ticketSuspensionDays',
  laterTicketWaitDays: 'laterTicketSuspensionDays',
} as const satisfies Record<string, FactId>;

const amounts = {
  first: 'reinstatementFirst',
  second: 'reinstatementSecond',
  later: 'reinstatementLater',
  noncompliance: 'noncomplianceFee',
  uninsured: 'uninsuredMotoristFee',
} as const satisfies Record<string, FactId>;

/** The fact whose figure a step names. */
const factOfStep: Readonly<Partial<Record<ReinstatementStep, FactId>>> = {
  prepaid: 'sr22PrepaidMonths',
  sixMonths: 'policyMonths',
  feesLapse: 'reinstatementFirst',
  feesNoncompliance: 'noncomplianceFee',
  feesUninsured: 'uninsuredMotoristFee',
  keepReported: 'lapseReportDays',
  answerLetter: 'letterAnswerDays',
  hearing: 'duiReviewDays',
  ticketProof: 'ticketProofDays',
  crashProof: 'crashProofDays',
  filedForm: 'dl123Days',
};

/** Figures of a state for the texts of the steps; names without a fact are undefined. `day` is YYYY-MM-DD. */
function stepValues(locale: Locale, state: string | undefined, day: string): Record<string, string | number | undefined> {
  const valueOf = (id: FactId) => (state ? findFact(id, state, day)?.value : undefined);
  const dollars = dollarFormat(regionalLocale(locale));
  const money = (value: number | undefined) => (value === undefined ? undefined : dollars.format(value).replaceAll(' ', '\u00a0'));
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, id]) => [name, valueOf(id)])),
    ...Object.fromEntries(Object.entries(amounts).map(([name, id]) => [name, money(valueOf(id))])),
  };
}

/** The fact behind each step that names a figure. */
function stepFacts(state: string | undefined, day: string): Readonly<Partial<Record<ReinstatementStep, SourcedFact>>> {
  if (!state) return {};
  const rows = Object.entries(factOfStep).flatMap(([step, id]) => {
    const fact = findFact(id, state, day);
    return fact ? [[step, fact] as const] : [];
  });
  const { letterNamesSource } = stateLaws[state] ?? {};
  return { ...Object.fromEntries(rows), ...(letterNamesSource ? { findLetter: { ...letterNamesSource, state } } : {}) };
}

type Sourced = { text: string; source?: string };

export type AnswerTexts = {
  outcome: Decision['outcome'];
  heading: string;
  about: string;
  notes: readonly string[];
  facts: readonly (Sourced & { id: string; label: string })[];
  steps: readonly (Sourced & { id: ReinstatementStep; title: string })[];
  ending?: { filing: string; state: string; office: string; term: Term };
  /** Undefined for a state where the agency is not licensed. */
  quote?: { state: string; filing: string; car?: 'no' };
};

/** What the visitor may have to ask for: the filing that the rules require, or the one that the letter may name. */
function filingToAskFor({ outcome, likely }: Decision) {
  return isFiling(outcome) ? outcome : likely;
}

function headingOf({ words, states }: FinderView, { letter }: Situation, decision: Decision): string {
  const { outcome, basis, state } = decision;
  const filing = filingToAskFor(decision);
  const isLikely = basis === 'letter' && filing !== undefined;
  // A letter of Georgia that says SR-22 means the SR-22A.
  const headingBasis = basis === 'named' && outcome !== letter ? 'usual' : basis;
  const key = outcome === 'none' || outcome === 'proof' ? outcome : isLikely ? 'likely' : headingBasis;
  return fill(words.headings[key], { filing: filing && words.filings[filing], state: states[state ?? ''] });
}

function aboutOf({ words, states }: FinderView, { outcome, basis, likely, state }: Decision): string {
  const { about } = words;
  const text =
    outcome !== 'ask' ? about[outcome] : basis === 'mismatch' || basis === 'elsewhere' ? about[basis] : likely ? about.likely : about.letter;
  return fill(text, { state: states[state ?? ''] });
}

function notesOf({ words, states }: FinderView, { home, ordered }: Situation, decision: Decision): string[] {
  const { basis, state, outcome, notes, filingByRules } = decision;
  const isAway = state !== undefined && state !== home && home !== 'other' && (outcome === 'sr-22' || outcome === 'sr-22a');
  const texts: Readonly<Record<string, string>> = words.conditions;
  return [
    ...(filingByRules ? [fill(words.notes.reread, { filing: words.filings[filingByRules], state: states[state ?? ''] })] : []),
    ...(basis === 'usual' ? [words.notes.usual] : []),
    ...(ordered === 'unsure' && state === home ? [words.notes.assumed] : []),
    ...(isAway ? [words.notes.away] : []),
    ...notes.flatMap((note) => texts[note] ?? []),
  ];
}

/** The answer to a situation in the visitor's language; `day` (YYYY-MM-DD) selects the law. */
export function answerTexts(view: FinderView, situation: Situation, day: string): AnswerTexts {
  const { words, states } = view;
  const { home } = situation;
  const decision = whichFiling(situation);
  const { outcome, state, row, rule } = decision;
  const format = factTexts(view.locale, words);
  const sourceOf = (sourced: SourcedFact | undefined) => (sourced ? { source: format.source(sourced) } : {});

  const filing = presetFiling(home, decision);
  const limits = filing && limitsFor(home, filing, day, state);
  const term = termOfDecision(decision, day);
  const office = officeOf(state ?? '') ?? words.office;
  const values = {
    ...view.agency,
    ...stepValues(view.locale, state, day),
    office,
    state: states[state ?? ''],
    limits: limits && format.limits(limits),
    clue: (words.clues as Readonly<Record<string, string>>)[state ?? ''],
  };
  const rows = stepFacts(state, day);
  const hasTerm = term !== undefined || filingToAskFor(decision) !== undefined;
  return {
    outcome,
    heading: headingOf(view, situation, decision),
    about: aboutOf(view, decision),
    notes: notesOf(view, situation, decision).map((note) => fill(note, values)),
    facts: [
      ...(state && row ? [{ id: 'orderedBy', label: words.facts.orderedBy, text: states[state] ?? state, ...sourceOf(rule ?? row) }] : []),
      ...(limits ? [{ id: 'limits', label: words.facts.limitsLabel, text: format.limits(limits), ...sourceOf(limits.facts.perPerson) }] : []),
      ...(hasTerm ? [{ id: 'term', label: words.facts.termLabel, text: format.term(term), ...sourceOf(term?.fact) }] : []),
    ],
    steps: reinstatementSteps(situation, decision, day).map((id) => ({
      id,
      title: fill(words.steps[id].title, values),
      text: fill(words.steps[id].text, values),
      ...sourceOf(rows[id]),
    })),
    ...(term && isFiling(outcome) && state && endingDay(term, day) ? { ending: { filing: words.filings[outcome], state, office, term } } : {}),
    ...(filing ? { quote: { state: home, filing, ...(situation.car === 'no' ? { car: 'no' as const } : {}) } } : {}),
  };
}
