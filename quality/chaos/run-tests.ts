import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, type TestFigures } from './figures.ts';

type JestReport = { testResults: { name: string; assertionResults: { status: string }[] }[] };

const counts: Readonly<Record<string, keyof TestFigures>> = { passed: 'passed', failed: 'failed', pending: 'skipped' };

/** Runs test files one after the other; counts what each says. */
export function runTests(files: readonly string[]): Record<string, TestFigures> {
  const output = join(mkdtempSync(join(tmpdir(), 'chaos-tests-')), 'report.json');
  const jest = join(root, 'node_modules/.bin/jest');
  spawnSync(process.execPath, [jest, '--runInBand', '--json', `--outputFile=${output}`, '--runTestsByPath', ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  const { testResults }: JestReport = JSON.parse(readFileSync(output, 'utf8'));
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => {
      const figures: TestFigures = { passed: 0, failed: assertionResults.length === 0 ? 1 : 0, skipped: 0 };
      for (const { status } of assertionResults) figures[counts[status] ?? 'skipped'] += 1;
      return [relative(root, name), figures];
    }),
  );
}
