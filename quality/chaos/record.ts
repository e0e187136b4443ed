import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { formatFile, markdownTable } from '../markdown.ts';
import { faults } from './faults/faults.ts';
import type { ReliabilityFigures } from './figures.ts';
import { promises } from './promises.ts';

const root = resolve(import.meta.dirname, '../..');
const columns = ['accepted', 'refused', 'delivered', 'dead', 'lost', 'doubled', 'copies', 'p99'] as const;

function testsFigure(files: readonly string[], { tests }: ReliabilityFigures): string {
  const run = files.flatMap((file) => tests[file] ?? []);
  if (files.length === 0 || run.length < files.length) return '';
  const sum = (name: 'passed' | 'failed' | 'skipped') => run.reduce((total, figures) => total + figures[name], 0);
  const passed = sum('passed');
  return `${passed} ${passed === 1 ? 'test' : 'tests'} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
}

function faultRow(name: string, { faults: measured }: ReliabilityFigures): (string | number)[][] {
  const figures = measured[name];
  if (!figures) return [];
  return 'skipped' in figures
    ? [[name, `skipped: ${figures.skipped}`, ...columns.slice(1).map(() => '')]]
    : [[name, ...columns.map((column) => figures[column])]];
}

function reportOf(figures: ReliabilityFigures): string {
  const rows = promises.map(({ text, figure, tests, command }) => [
    text,
    [figure?.(figures), testsFigure(tests, figures)].filter(Boolean).join('; ') || 'not measured yet',
    tests.map((file) => `\`${file.replace('tests/', '')}\``).join(', ') || 'the command itself',
    `\`${command}\``,
  ]);
  const runs = Object.entries(figures.runs).map(([part, run]) => `${part}: ${run}`);
  return `# Reliability

Written by the commands that measure; the figures are in \`docs/reliability.json\`, the promises in \`quality/chaos/promises.ts\`.
Last run of each part: ${runs.join('; ')}.

## Promises

${markdownTable(['promise', 'figure', 'test (under tests/)', 'command'], rows)}

## Faults, measured

Leads are posted during each fault, and counted, without restarting the site, once no delivery is open. *Refused* posts got an error or no response, and are not counted as
accepted. *Dead* letters were retried (\`npm run leads -- replay --dead\`) after the fault, and *delivered* includes them. *Copies* of one delivery carry one
\`Message-ID\`; retries are 1 s apart here. p99 is that of accepted posts, in ms: a suspended process responds when it continues.

${markdownTable(
  ['fault', ...columns],
  faults.flatMap(({ name }) => faultRow(name, figures)),
)}
`;
}

/** Adds the figures of one command to docs/reliability.json, and writes docs/reliability.md. */
export function record(measured: Partial<Omit<ReliabilityFigures, 'runs'>>): void {
  const json = join(root, 'docs/reliability.json');
  const report = join(root, 'docs/reliability.md');
  const kept: Partial<ReliabilityFigures> = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : {};
  const run = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, Node ${process.versions.node}`;
  const figures = {
    ...kept,
    ...measured,
    runs: { ...kept.runs, ...Object.fromEntries(Object.keys(measured).map((part) => [part, run])) },
    faults: { ...kept.faults, ...measured.faults },
    tests: { ...kept.tests, ...measured.tests },
  };
  writeFileSync(json, `${JSON.stringify(figures, undefined, 2)}\n`);
  writeFileSync(report, reportOf(figures));
  formatFile(report, json);
}
