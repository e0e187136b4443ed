import type { FactId, SourcedRow } from '#lib/facts/fact.ts';
import { findFact } from '#lib/facts/find-fact.ts';
import type { ReinstatementStep } from '#lib/facts/reinstatement-steps.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

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
export function stepValues(locale: Locale, state: string | undefined, day: string): Record<string, string | number | undefined> {
  const valueOf = (id: FactId) => (state ? findFact(id, state, day)?.value : undefined);
  const dollars = dollarFormat(regionalLocale(locale));
  const money = (value: number | undefined) => (value === undefined ? undefined : dollars.format(value).replaceAll(' ', '\u00a0'));
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, id]) => [name, valueOf(id)])),
    ...Object.fromEntries(Object.entries(amounts).map(([name, id]) => [name, money(valueOf(id))])),
  };
}

/** The fact behind each step that names a figure. */
export function stepRows(state: string | undefined, day: string): Readonly<Partial<Record<ReinstatementStep, SourcedRow>>> {
  if (!state) return {};
  const rows = Object.entries(factOfStep).flatMap(([step, id]) => {
    const fact = findFact(id, state, day);
    return fact ? [[step, fact] as const] : [];
  });
  const { letterNames } = stateLaws[state] ?? {};
  return { ...Object.fromEntries(rows), ...(letterNames ? { look: { ...letterNames, state } } : {}) };
}
