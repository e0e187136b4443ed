import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './measure.ts';
import { promises } from './promises.ts';

const columns = ['accepted', 'refused', 'delivered', 'dead', 'lost', 'doubled', 'copies', 'p99'] as const;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes docs/reliability.md: what is promised, the test that shows it, and what this run has measured. */
export function writeReport(dir: string, results: readonly { name: string; measured: Measured }[], perSecond: number): void {
  const measured = results.map(({ name, measured: figures }) => [name, ...columns.map((column) => figures[column])]);
  const accepted = results.reduce((sum, one) => sum + one.measured.accepted, 0);
  const [lost, doubled] = (['lost', 'doubled'] as const).map((name) => results.reduce((sum, one) => sum + one.measured[name], 0));
  const text = `# What holds when things go wrong

Written by \`npm run chaos\` from its own measurements; the promises are in \`scripts/chaos/promises.ts\`.

## Promises

${table(
  ['promise', 'shown by', 'command'],
  promises.map(({ promise, shownBy, command }) => [promise, shownBy, `\`${command}\``]),
)}

## Faults, measured

${accepted} requests accepted at ${perSecond} posts/s on a machine that others used too: ${lost} lost, ${doubled} doubled. *Refused* were told so, or had no answer and
are not counted as accepted. *Dead* letters were tried again (\`npm run leads -- replay --dead\`) once the fault was over, and *delivered* counts them too. *Copies* of one delivery are
recognisable by their one \`Message-ID\`; tries are 1 s apart here, so there are more of them than with the schedule of every day. p99 is that of accepted posts, in ms.

${table(['fault', ...columns], measured)}
`;
  writeFileSync(join(dir, 'docs', 'reliability.md'), text);
}
