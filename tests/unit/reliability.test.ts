import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promises } from '../../quality/chaos/promises.ts';

const root = resolve(__dirname, '../..');
const report = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

test.each(promises)('$text: test and command exist and are in the report', ({ text, tests, command }) => {
  for (const file of tests) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  const [, script = ''] = /^npm (?:run )?(\w+)/.exec(command) ?? [];
  expect(Object.keys(scripts)).toContain(script);
  expect(report).toContain(text);
});

test('the report contains no failure', () => {
  expect(report).not.toMatch(/[1-9]\d* (?:failed|doubled)|[1-9]\d* lost/);
});
