import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { TestFigures } from './figures.ts';

type JestReport = { testResults: { name: string; assertionResults: { status: string }[] }[] };

const root = resolve(import.meta.dirname, '../..');

/** Runs test files one after the other; counts the results of each. */
export function runTests(files: readonly string[]): Record<string, TestFigures> {
  const output = join(mkdtempSync(join(tmpdir(), 'chaos-tests-')), 'report.json');
  const jest = join(root, 'node_modules/.bin/jest');
  const args = ['--runInBand', '--json', `--outputFile=${output}`, '--runTestsByPath', ...files];
  spawnSync(process.execPath, [jest, ...args], { cwd: root, stdio: 'inherit' });
  const { testResults }: JestReport = JSON.parse(readFileSync(output, 'utf8'));
  return Object.fromEntries(
    testResults.map(({ name, assertionResults: results }) => {
      const count = (status: string) => results.filter((result) => result.status === status).length;
      const [passed, failed] = [count('passed'), results.length === 0 ? 1 : count('failed')];
      return [relative(root, name), { passed, failed, skipped: results.length === 0 ? 0 : results.length - passed - failed }];
    }),
  );
}
