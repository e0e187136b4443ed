import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { weekStart } from './week-start.ts';
import type { ReportedLead } from './store/leads-of-report.ts';

/** Figures of a group of leads. `replyMedianMs` is undefined without replies, `onTimeShare` (0 to 1) where nothing was due. */
export type ReportLine = {
  key: string;
  leads: number;
  onTimeShare: number | undefined;
  replyMedianMs: number | undefined;
  won: number;
  lost: number;
};
export type Report = {
  total: ReportLine;
  weeks: ReportLine[];
  lines: ReportLine[];
  languages: ReportLine[];
  pages: ReportLine[];
  lostReasons: { key: string; leads: number }[];
};

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

function lineOf(key: string, leads: readonly ReportedLead[], now: number): ReportLine {
  // A lead is judged when it has a reply or its time is over.
  const judged = leads.filter(({ dueAt, firstReplyAt }) => dueAt !== null && (firstReplyAt !== null || dueAt < now));
  const onTime = judged.filter(({ dueAt, firstReplyAt }) => firstReplyAt !== null && firstReplyAt <= (dueAt ?? 0));
  return {
    key,
    leads: leads.length,
    onTimeShare: judged.length === 0 ? undefined : onTime.length / judged.length,
    replyMedianMs: median(leads.flatMap(({ firstReplyAt, createdAt }) => (firstReplyAt === null ? [] : firstReplyAt - createdAt))),
    won: leads.filter(({ status }) => status === 'won').length,
    lost: leads.filter(({ status }) => status === 'lost').length,
  };
}

function linesBy(leads: readonly ReportedLead[], keyOf: (lead: ReportedLead) => string, now: number): ReportLine[] {
  return [...Map.groupBy(leads, keyOf)].map(([key, members]) => lineOf(key, members, now)).toSorted((a, b) => b.leads - a.leads);
}

const maxPages = 20;

/** Weeks are named by their first day (epoch ms), the oldest first; weeks without leads are there too. */
export function summarizeReport(leads: readonly ReportedLead[], since: number, now: number): Report {
  const byWeek = Map.groupBy(leads, ({ createdAt }) => weekStart(createdAt));
  const weeks: ReportLine[] = [];
  for (let week = weekStart(since); week <= now; week = weekStart(week + 8 * dayMs)) weeks.push(lineOf(String(week), byWeek.get(week) ?? [], now));
  const reasons = Map.groupBy(
    leads.filter(({ status }) => status === 'lost'),
    ({ closedReason }) => closedReason ?? 'other',
  );
  return {
    total: lineOf('total', leads, now),
    weeks,
    lines: linesBy(leads, ({ line, form }) => (line ?? findForm(form)?.insuranceLine) || 'other', now),
    languages: linesBy(leads, ({ locale }) => locale, now),
    pages: linesBy(leads, ({ page }) => page, now).slice(0, maxPages),
    lostReasons: [...reasons].map(([key, members]) => ({ key, leads: members.length })).toSorted((a, b) => b.leads - a.leads),
  };
}
