import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFigures, type ReliabilityFigures, root } from './figures.ts';
import { promises } from './promises.ts';

const columns = ['accepted', 'refused', 'delivered', 'dead', 'lost', 'doubled', 'copies', 'p99'] as const;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function testsFigure(files: readonly string[], { tests }: ReliabilityFigures): string {
  const run = files.flatMap((file) => tests[file] ?? []);
  if (files.length === 0 || run.length < files.length) return '';
  const sum = (name: 'passed' | 'failed' | 'skipped') => run.reduce((total, one) => total + one[name], 0);
  return `${sum('passed')} tests passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`;
}

function reportOf(figures: ReliabilityFigures, faultNames: readonly string[]): string {
  const faults = faultNames.flatMap((name) => {
    const one = figures.faults[name];
    if (!one) return [];
    return 'skipped' in one
      ? [[name, `skipped: ${one.skipped}`, ...columns.slice(1).map(() => '')]]
      : [[name, ...columns.map((column) => one[column])]];
  });
  const rows = promises.map(({ promise, figure, tests, command }) => [
    promise,
    [figure?.(figures), testsFigure(tests, figures)].filter(Boolean).join('; ') || 'not measured yet',
    tests.map((file) => `\`${file.replace('tests/', '')}\``).join(', ') || 'the command itself',
    `\`${command}\``,
  ]);
  const runs = Object.entries(figures.runs).map(([part, run]) => `${part}: ${run}`);
  return `# What holds when things go wrong

Written by the commands that measure, each its own part; the figures are kept in \`docs/reliability.json\`, the promises in \`quality/chaos/promises.ts\`.
Last run of each part: ${runs.join('; ')}.

## Promises

${table(['promise', 'figure', 'test (under tests/)', 'command'], rows)}

## Faults, measured

Requests come in while each fault lasts; it is counted once nothing is left to deliver, without a restart. *Refused* were told so, or had no answer, and are not counted as
accepted. *Dead* letters were tried again (\`npm run leads -- replay --dead\`) once the fault was over, and *delivered* counts them too. *Copies* of one delivery carry one
\`Message-ID\`; tries are 1 s apart here. p99 is that of accepted posts, in ms: a process that stands still answers when it goes on.

${table(['fault', ...columns], faults)}
`;
}

/** Keeps what was measured and writes docs/reliability.md anew. */
export function record(measured: Parameters<typeof keepFigures>[0], faultNames: readonly string[]): void {
  const report = join(root, 'docs', 'reliability.md');
  writeFileSync(report, reportOf(keepFigures(measured), faultNames));
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', report, report.replace('.md', '.json')], { cwd: root, stdio: 'ignore' });
}
