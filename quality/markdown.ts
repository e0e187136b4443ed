import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Formats written documents as the repository's own check asks. */
export function formatFile(...files: readonly string[]): void {
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...files], { cwd: root, stdio: 'ignore' });
}
