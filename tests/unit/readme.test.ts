import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const below = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const readme = read('README.md');
const operations = read('docs/operations.md');
const guides = [...readdirSync(root), ...below('docs')].filter((name) => name.endsWith('.md'));
const entryDocuments = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md', 'docs/operations.md', 'docs/performance.md'];

test('the table of settings lists all environment variables', () => {
  const rows = operations.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  const used = Array.from(read('lib/config.ts').matchAll(/'([A-Z][A-Z_]{3,})'/g), ([, name]) => name);
  expect(documented.toSorted()).toEqual([...new Set(used)].toSorted());
});

test('the documented defaults are those of the code', () => {
  const config = read('lib/config.ts');
  const schedule = /defaultSchedule = '([^']+)'/.exec(config)?.[1];
  expect(operations).toContain(`\`${schedule}\``);
  for (const [name, value] of [
    ['RETENTION_DAYS', '365'],
    ['PORT', '3000'],
    ['TRUST_PROXY', '0'],
  ]) {
    expect(config).toContain(`'${name}', ${value}`);
    expect(operations).toMatch(new RegExp(`\\| \`${name}\`[^|]*\\| ${value}\\b`));
  }
});

test('the README is short', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

const folders = 'app|components|data|deploy|docs|front-door|lib|messages|next-internals|public|quality|scripts|tests|tools';
const namedPath = new RegExp(String.raw`(?<![\w./-])(?:${folders})/(?:\[+[\w.]+\]+|[\w./-])*`, 'g');
/** The files and folders that a guide names, diagrams included. */
const pathsIn = (text: string) => (text.match(namedPath) ?? []).map((path) => path.replace(/\.$/, ''));

test.each(entryDocuments)('%s names commands, verbs and files that exist', (guide) => {
  const text = read(guide);
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = Array.from(text.matchAll(/npm run ([a-z]+)/g), ([, name = '']) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const verbs = Array.from(text.matchAll(/npm run leads -- ([a-z]+)/g), ([, verb]) => verb);
  expect(verbs.filter((verb) => !existsSync(join(root, `scripts/leads/${verb}.ts`)))).toEqual([]);
});

test('the guides name enough commands and files', () => {
  const named = (guide: string) => new Set(pathsIn(read(guide))).size;
  expect(named('docs/architecture.md')).toBeGreaterThan(80);
  expect(named('docs/operations.md')).toBeGreaterThan(5);
  expect(operations.match(/npm run leads -- [a-z]+/g)?.length).toBeGreaterThan(10);
});

test('the architecture guide names every folder of components and lib', () => {
  const inside = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/`);
  const architecture = read('docs/architecture.md');
  expect([...inside('components'), ...inside('lib')].filter((folder) => !architecture.includes(`\`${folder}\``))).toEqual([]);
});

/** The fragments of a guide's headings, as GitHub makes them. */
const fragmentsOf = (guide: string) =>
  Array.from(read(guide).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const links = guides.flatMap((guide) =>
  Array.from(read(guide).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => ({ guide, target })).filter(({ target }) => !/^[a-z]+:/.test(target)),
);

test('the guides contain links', () => {
  expect(links.filter(({ guide }) => guide === 'README.md').length).toBeGreaterThan(5);
  expect(links.some(({ target }) => target.includes('#'))).toBe(true);
});

test.each(links)('$guide: the target $target exists', ({ guide, target }) => {
  const [path = '', fragment] = target.split('#');
  const file = path === '' ? guide : join(dirname(guide), path);
  expect(existsSync(join(root, file))).toBe(true);
  expect(fragment === undefined || fragmentsOf(file).includes(fragment)).toBe(true);
});

describe.each(readdirSync(join(root, 'docs/decisions')))('the decision %s', (file) => {
  const text = read(`docs/decisions/${file}`);
  test('has a date and a status', () => {
    expect(text).toMatch(/^# .+\n\n\*\*Date\.\*\* \d{4}-\d\d-\d\d\. \*\*Status\.\*\* [A-Z][^\n]*\.\n/);
  });
  test.each(['Context', 'Decision', 'Consequences'])('has the part %s', (part) => {
    expect(text).toMatch(new RegExp(`^(?:## ${part}$|\\*\\*${part}\\.\\*\\*)`, 'm'));
  });
});
