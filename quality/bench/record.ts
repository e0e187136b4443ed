import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { totalOf } from './budget.ts';
import { type Measured, ratio } from './judge.ts';

const marks = { from: '<!-- bench:start -->', to: '<!-- bench:end -->' };

export type Run = { at: Date; runs: number; seconds: number };

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)}`;
const whole = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '–' : String(Math.round(value)));
const times = (is: number | undefined, other: number | undefined): string => ratio(is, other)?.toFixed(2) ?? '–';

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function pageTable({ pages, lighthouse }: Measured): string {
  const rows = (pages?.rows ?? []).map(({ name, weight, site }) => {
    const on = (where: string) => lighthouse?.find((row) => row.name === name && row.on === where);
    const audit = on('site');
    const scores = audit ? [audit.performance, audit.accessibility, audit.bestPractices, audit.seo].join(' / ') : '–';
    const { html, js, css, font } = weight.bytes;
    return [
      name,
      [html, js, css, font].map(({ gzip }) => kb(gzip)).join(' / '),
      `${kb(totalOf(weight))} in ${weight.requests}`,
      scores,
      `${whole(audit?.lcp)} (${times(audit?.lcp, on('plain file')?.lcp)} ×)`,
      `${whole(site.lcp)}`,
      String(audit ? Number(audit.cls.toFixed(3)) : '–'),
    ];
  });
  const head = [
    'page',
    'HTML / JS / CSS / fonts, KB',
    'all KB, requests',
    'Lighthouse, phone',
    'LCP ms, slow 4G (× plain file)',
    'LCP ms, unthrottled',
    'CLS',
  ];
  return markdown(head, rows);
}

function loadTable({ load, leads }: Measured): string {
  const documents = (load ?? [])
    .filter(({ server }) => server === 'site')
    .map(({ page, crowded, megabytes }) => {
      const beside = (name: string) => load?.find((row) => row.page === page && row.server === name)?.crowded.perSecond;
      const against = `${times(crowded.perSecond, beside('next start'))} × next start, ${times(crowded.perSecond, beside('nginx'))} × nginx`;
      return [
        `${page}, 32 connections`,
        whole(crowded.perSecond),
        crowded.p50.toFixed(1),
        crowded.p99.toFixed(1),
        `${against}; ${whole(megabytes)} MB`,
      ];
    });
  const posts = (leads ?? [])
    .filter(({ store }) => store !== 'bare handler')
    .map(({ store, lanes, perSecond, p50, p99 }) => {
      const bare = leads?.find((row) => row.store === 'bare handler' && row.lanes === lanes);
      const against = `${times(perSecond, bare?.perSecond)} × a handler that keeps nothing`;
      return [`leads, ${store}, ${lanes} connection${lanes > 1 ? 's' : ''}`, whole(perSecond), p50.toFixed(1), p99.toFixed(1), against];
    });
  return markdown(['what', 'per second', 'p50 ms', 'p99 ms', 'beside'], [...documents, ...posts]);
}

function handsLine({ pages }: Measured): string {
  if (!pages) return '';
  const { interactions, firstField } = pages;
  const { menu, typing, next } = interactions;
  const pair = ({ first, later }: { first: number; later: number }) => `${whole(first)} and ${whole(later)} ms`;
  const told = [`menu ${pair(menu)}`, `typing ${pair(typing)}`, `the wizard's Next ${pair(next)}`];
  const hands = `To the next paint on a processor four times as slow, at the first touch and later: ${told.join(', ')}.`;
  return `${hands} First field typed into on slow 4G: ${whole(firstField.site)} ms, ${times(firstField.site, firstField.plain)} × the plain file.`;
}

/** The figures of a whole run in Markdown, short enough to be read. */
function reportOf(measured: Measured, { at, runs, seconds }: Run): string {
  const when = `${at.toISOString().slice(0, 10)}, ${cpus().length} cores, middle of ${runs} run${runs > 1 ? 's' : ''} of ${seconds} s; sizes in gzip.`;
  return [when, pageTable(measured), handsLine(measured), loadTable(measured)].join('\n\n');
}

/** Puts a text between the two marks of another. Throws where they are not there. */
export function between(text: string, report: string): string {
  const [from, to] = [text.indexOf(marks.from), text.indexOf(marks.to)];
  if (from < 0 || to < from) throw new Error(`no place between ${marks.from} and ${marks.to}`);
  return `${text.slice(0, from + marks.from.length)}\n\n${report}\n\n${text.slice(to)}`;
}

/** Writes the figures of a whole run into docs/performance.md. */
export function record(root: string, measured: Measured, run: Run): void {
  const file = join(root, 'docs/performance.md');
  writeFileSync(file, between(readFileSync(file, 'utf8'), reportOf(measured, run)));
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { cwd: root, stdio: 'ignore' });
}
