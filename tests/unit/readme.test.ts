import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

test('the table of settings names what the site reads from its environment', () => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const told = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  const used = Array.from(read('lib/config.ts').matchAll(/'([A-Z][A-Z_]{3,})'/g), ([, name]) => name);
  expect(told.toSorted()).toEqual([...new Set(used)].toSorted());
});

test('the defaults it tells are those of the code', () => {
  const config = read('lib/config.ts');
  const schedule = /defaultSchedule = '([^']+)'/.exec(config)?.[1];
  expect(readme).toContain(`\`${schedule}\``);
  for (const [name, value] of [
    ['RETENTION_DAYS', '365'],
    ['PORT', '3000'],
    ['TRUST_PROXY', '0'],
  ]) {
    expect(config).toContain(`'${name}', ${value}`);
    expect(readme).toMatch(new RegExp(`\\| \`${name}\`[^|]*\\| ${value}\\b`));
  }
});

test('the commands and files it names exist', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = Array.from(readme.matchAll(/npm run ([a-z]+)/g), ([, name]) => name);
  expect(named.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  const paths = Array.from(
    readme.matchAll(/`((?:app|components|lib|front-door|messages|tests|scripts|docs|deploy)\/[\w./-]*)`/g),
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(root, path ?? '')))).toEqual([]);
  const verbs = Array.from(readme.matchAll(/npm run leads -- ([a-z]+)/g), ([, verb]) => verb);
  expect(verbs.filter((verb) => !existsSync(join(root, `scripts/leads/${verb}.ts`)))).toEqual([]);
});

test('each decision tells context, decision and consequences', () => {
  for (const file of readdirSync(join(root, 'docs/decisions')))
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect([file, read(`docs/decisions/${file}`)]).toEqual([
        file,
        expect.stringMatching(new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm')),
      ]);
});
