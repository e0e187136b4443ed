import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { TestFigures } from './figures.ts';

type JestReport = { testResults: { name: string; assertionResults: { status: string }[] }[] };

const root = resolve(import.meta.dirname, '../..');

/** Runs test files one after the other; counts the results of each. A file without a result, such as one that does not exist, counts as failed. */
export function runTests(files: readonly string[]): Record<string, TestFigures> {
  const output = join(mkdtempSync(join(tmpdir(), 'chaos-tests-')), 'report.json');
  const jest = join(root, 'node_modules/.bin/jest');
  const args = ['--runInBand', '--json', `--outputFile=${output}`, '--runTestsByPath', ...files];
  spawnSync(process.execPath, [jest, ...args], { cwd: root, stdio: 'inherit' });
  const { testResults }: JestReport = JSON.parse(readFileSync(output, 'utf8'));
  return Object.fromEntries(
    files.map((file) => {
      const results = testResults.find(({ name }) => relative(root, name) === file)?.assertionResults ?? [];
      if (results.length === 0) return [file, { passed: 0, failed: 1, skipped: 0 }];
      const count = (status: string) => results.filter((result) => result.status === status).length;
      const [passed, failed] = [count('passed'), count('failed')];
      return [file, { passed, failed, skipped: results.length - passed - failed }];
    }),
  );
}
