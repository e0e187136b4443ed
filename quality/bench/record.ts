import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { formatFile, markdownTable } from '../markdown.ts';
import { totalOf } from './budget.ts';
import { type FirstKeys, slowKeyMs } from './first-keys.ts';
import { type Measured, ratio } from './judge.ts';

const marks = { from: '<!-- bench:start -->', to: '<!-- bench:end -->' };

/** `runs`: of each part, since a report may join runs of several days. */
export type Run = { at: Date; runs: Readonly<Record<string, number>>; seconds: number };

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)}`;
const whole = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '–' : String(Math.round(value)));
const ratioOf = (value: number | undefined, other: number | undefined): string => ratio(value, other)?.toFixed(2) ?? '–';

const pageHead = [
  ...['page', 'HTML / JS / CSS / fonts, KB', 'all KB, requests', 'Lighthouse, phone'],
  ...['LCP ms, slow 4G (× plain file)', 'LCP ms, unthrottled', 'CLS'],
];

function pageRows({ pages, lighthouse }: Measured): string[][] {
  return (pages?.rows ?? []).map(({ name, weight, site }) => {
    const auditOn = (where: string) => lighthouse?.find((row) => row.name === name && row.on === where);
    const audit = auditOn('site');
    const { html, js, css, font } = weight.bytes;
    return [
      name,
      [html, js, css, font].map(({ gzip }) => kb(gzip)).join(' / '),
      `${kb(totalOf(weight))} in ${weight.requests}`,
      audit ? [audit.performance, audit.accessibility, audit.bestPractices, audit.seo].join(' / ') : '–',
      `${whole(audit?.lcp)} (${ratioOf(audit?.lcp, auditOn('plain file')?.lcp)} ×)`,
      whole(site.lcp),
      String(audit ? Number(audit.cls.toFixed(3)) : '–'),
    ];
  });
}

const networkIntroduction =
  'Over TLS 1.3 and HTTP/2 (nginx), on a modelled network with TCP slow start: 4G of 9 Mbit/s and 60 ms, bad 3G of 1.47 Mbit/s and 150 ms, there and back. Each figure: the site / the same page without scripts and fonts / built with Astro / on `next start`. In brackets: the minimum and maximum on the site. Visits: cold, with an empty cache; warm, the same page again; link, by a link of the home page.';

const peers = ['site', 'stripped', 'astro', 'next'] as const;

const networkHead = [
  'page, network, visit',
  ...['first paint ms', 'largest paint ms', 'KB', 'requests'].map((what) => `${what}: site / stripped / Astro / next start`),
];

/** Pages with an empty cache; of the home page also the same page again, and a link from it. */
function networkRows({ network = [] }: Measured): string[][] {
  return network.flatMap((row) => {
    if (row.peer !== 'site' || (row.kind !== 'cold' && row.page !== 'home')) return [];
    const onPeers = peers.map((peer) =>
      network.find((other) => other.peer === peer && other.page === row.page && other.network === row.network && other.kind === row.kind),
    );
    const cell = (name: 'first' | 'largest' | 'kb' | 'requests') => onPeers.map((other) => whole(other?.[name].median)).join(' / ');
    const ranged = (name: 'first' | 'largest') => `${cell(name)} (${whole(row[name].min)}–${whole(row[name].max)})`;
    return [[`${row.page}, ${row.network}, ${row.kind}`, ranged('first'), ranged('largest'), cell('kb'), cell('requests')]];
  });
}

/** For the README: the first and the largest paint of each page with an empty cache. */
function networkSummary({ network = [] }: Measured): string {
  const pages = [...new Set(network.map(({ page }) => page))];
  const profiles = [...new Set(network.map((row) => row.network))];
  const cell = (page: string, profile: string, paint: 'first' | 'largest') =>
    peers.map((peer) => {
      const row = network.find((other) => other.page === page && other.network === profile && other.peer === peer && other.kind === 'cold');
      const { median, min, max } = row?.[paint] ?? {};
      return peer === 'site' ? `${whole(median)} (${whole(min)}–${whole(max)})` : whole(median);
    });
  const columns = profiles.flatMap((profile) => (['first', 'largest'] as const).map((paint) => ({ profile, paint })));
  return markdownTable(
    ['page', ...columns.map(({ profile, paint }) => `${profile}, ${paint} paint`)],
    pages.map((page) => [page, ...columns.map(({ profile, paint }) => cell(page, profile, paint).join(' / '))]),
  );
}

function documentRows({ load = [] }: Measured): string[][] {
  return load.flatMap(({ page, server, concurrent, megabytes }) => {
    if (server !== 'site') return [];
    const ratioTo = (name: string) =>
      ratioOf(concurrent.perSecond, load.find((row) => row.page === page && row.server === name)?.concurrent.perSecond);
    const against = `${ratioTo('next start')} × next start, ${ratioTo('nginx')} × nginx; memory ${whole(megabytes)} MB`;
    return [[`${page}, 32 connections`, whole(concurrent.perSecond), concurrent.p50.toFixed(1), concurrent.p99.toFixed(1), against]];
  });
}

function leadRows({ leads = [] }: Measured): string[][] {
  return leads.flatMap(({ store, concurrency, perSecond, p50, p99 }) => {
    if (store === 'bare handler') return [];
    const bare = leads.find((row) => row.store === 'bare handler' && row.concurrency === concurrency);
    const label = `leads, ${store}, ${concurrency} connection${concurrency > 1 ? 's' : ''}`;
    return [[label, whole(perSecond), p50.toFixed(1), p99.toFixed(1), `${ratioOf(perSecond, bare?.perSecond)} × a handler that stores nothing`]];
  });
}

function deskRows({ desk = [] }: Measured): string[][] {
  return desk.flatMap(({ store, leads, start, index, megabytes, requests, arrivals }) => [
    ...requests.map(({ what, p50, p95 }) => [`desk, ${store}, ${what}`, p50.toFixed(1), p95.toFixed(1), `over ${leads} leads`]),
    [`desk, ${store}, first search`, whole(index), '–', `${whole(megabytes)} MB more of memory; the site started in ${whole(start)} ms`],
    ...(arrivals
      ? [[`desk, ${store}, new lead on screen`, whole(arrivals.p50), whole(arrivals.p95), `${arrivals.shown} of ${arrivals.posted}, 20 posts/s`]]
      : []),
  ]);
}

function interactionLine({ pages }: Measured): string {
  if (!pages) return '';
  const { menu, typing, next } = pages.interactions;
  const { site, plain } = pages.firstField;
  const pair = ({ first, later, noScript }: { first: number; later: number; noScript: number | undefined }) =>
    `${whole(first)} and ${whole(later)} ms${noScript === undefined ? '' : ` (${whole(noScript)} without script)`}`;
  const paints = `menu ${pair(menu)}, typing ${pair(typing)}, the wizard's Next button ${pair(next)}`;
  const field = `From the start of a visit on slow 4G to the first letter that a form shows: ${whole(site)} ms, ${ratioOf(site, plain)} × the plain file.`;
  const hydratedBytes = pages.rows.map((row) => `${row.name} ${kb(row.hydratedBytes)}`).join(', ');
  return `Script after hydration, KB: ${hydratedBytes}. From a press or a key to the next paint, on a processor four times as slow, before and after hydration: ${paints}. ${field}`;
}

const keysIntroduction = 'The slowest key of a visit that types at the first paint, on a processor four times as slow:';

/** The first keys as a table: each form has the same number of visits, which earlier runs did not record. */
export function keysTable(rows: readonly FirstKeys[]): string {
  const visits = rows[0]?.visits;
  const slowHead = `visits${visits === undefined ? '' : ` of ${visits}`} over ${slowKeyMs} ms`;
  return markdownTable(
    ['form', 'median visit, ms', 'worst visit, ms', slowHead, 'the same without script'],
    rows.map(({ form, median, worst, slow, slowWithoutScript }) => [form, whole(median), whole(worst), String(slow), String(slowWithoutScript)]),
  );
}

const times = (runs: number): string => `${runs} run${runs > 1 ? 's' : ''}`;

function runLine({ at, runs }: Run, ...parts: string[]): string {
  const shown = Object.entries(runs).filter(([part]) => parts.length === 0 || parts.includes(part));
  const byRuns = [...Map.groupBy(shown, ([, count]) => count)].toSorted(([first], [second]) => second - first);
  const counts = byRuns.map(([count, entries]) =>
    byRuns.length > 1 ? `${times(count)} (${entries.map(([part]) => part).join(', ')})` : times(count),
  );
  return `${at.toISOString().slice(0, 10)}, ${cpus().length} cores, median of ${counts.join(', ')}`;
}

/** The figures of a whole run in Markdown. */
export function reportOf(measured: Measured, run: Run): string {
  const load = markdownTable(['what', 'per second', 'p50 ms', 'p99 ms', 'remark'], [...documentRows(measured), ...leadRows(measured)]);
  const desk = measured.desk ? [markdownTable(['what', 'p50 ms', 'p95 ms', 'remark'], deskRows(measured))] : [];
  const keys = measured.pages ? [keysIntroduction, keysTable(measured.pages.firstKeys)] : [];
  const network = measured.network ? [networkIntroduction, markdownTable(networkHead, networkRows(measured))] : [];
  return [
    `${runLine(run)}; load and leads for ${run.seconds} s; sizes in gzip.`,
    ...network,
    markdownTable(pageHead, pageRows(measured)),
    interactionLine(measured),
    ...keys,
    load,
    ...desk,
  ].join('\n\n');
}

/** Replaces the text between two marks. Throws where they are missing. */
export function replaceBetweenMarks(text: string, report: string): string {
  const [from, to] = [text.indexOf(marks.from), text.indexOf(marks.to)];
  if (from < 0 || to < from) throw new Error(`no place between ${marks.from} and ${marks.to}`);
  return `${text.slice(0, from + marks.from.length)}\n\n${report}\n\n${text.slice(to)}`;
}

function replaceReport(file: string, report: string): void {
  writeFileSync(file, replaceBetweenMarks(readFileSync(file, 'utf8'), report));
  formatFile(file);
}

/** Writes the figures of a whole run into docs/performance.md, and the paints over a network into the README. */
export function record(root: string, measured: Measured, run: Run): void {
  replaceReport(join(root, 'docs/performance.md'), reportOf(measured, run));
  if (measured.network) replaceReport(join(root, 'README.md'), `${runLine(run, 'network')}.\n\n${networkSummary(measured)}`);
}
