import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
};
type Bom = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
type Entry = { version?: string; integrity?: string; dev?: boolean; link?: boolean };

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
let bom: Bom;
let printed: string;

beforeAll(() => {
  const file = join(folder, 'sbom.json');
  printed = execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs'), file], { encoding: 'utf8' });
  bom = JSON.parse(readFileSync(file, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is CycloneDX of the site itself', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(Number.isNaN(Date.parse(bom.metadata.timestamp))).toBe(false);
  expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'agency-site' });
});

it('names each package that a production install may hold, and no other, with the checksum of the lockfile', () => {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const hex = (integrity = '') => (integrity ? Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') : '');
  const wanted = Object.entries(lock.packages).filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link);
  const packages = bom.components.filter(({ name }) => name !== 'node24');
  expect(new Set(packages.map(({ name, version, hashes = [] }) => `${name}@${version} ${hashes[0]?.content ?? ''}`))).toEqual(
    new Set(wanted.map(([path, { version, integrity }]) => `${nameOf(path)}@${version} ${hex(integrity)}`)),
  );
  for (const { type, name, version, purl } of bom.components)
    expect([type, decodeURIComponent(purl)]).toEqual(['library', `pkg:npm/${name}@${version}`]);
});

it('states a license for everything that comes with a checksum, and prints how many there are of each', () => {
  expect(bom.components.filter(({ hashes, licenses }) => hashes && !licenses?.length).map(({ name }) => name)).toEqual([]);
  expect(printed).toMatch(/^ +\d+ {2}MIT$/m);
});

it('has one reference for each part, and every dependency leads to a part', () => {
  const refs = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(bom.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
});
