import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import minimums from './minimum-versions.json' with { type: 'json' };

type Entry = {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
};

const root = join(import.meta.dirname, '../../..');
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const manifest: { allowScripts: Record<string, boolean> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tools = ['observatory', 'lighthouse'].map((name): typeof lock =>
  JSON.parse(readFileSync(join(root, 'tools', name, 'package-lock.json'), 'utf8')),
);
const entriesOf = ({ packages }: typeof lock) => Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
const entries = entriesOf(lock);
const all = [...entries, ...tools.flatMap(entriesOf)];
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licenses that permit building and selling a website; LGPL is for one library that is linked, not changed. */
const licenses =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|CC-BY-4\.0|Unlicense|LGPL-3\.0-or-later|(?:CC0-1\.0|MIT|Apache-2\.0|LGPL-3\.0-or-later)(?: (?:OR|AND) (?:MIT|CC0-1\.0|Apache-2\.0|LGPL-3\.0-or-later))+)$/;

const numbers = (version: string) => version.split(/[.+-]/).map(Number);

function isBelow(version: string, minVersion: string): boolean {
  const [left, right] = [numbers(version), numbers(minVersion)];
  for (const index of [0, 1, 2]) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

it('has no version below a security minimum', () => {
  const low = all.flatMap(([path, { version = '0' }]) =>
    minimums
      .filter((minimum) => minimum.package === nameOf(path) && isBelow(version, minimum.version))
      .map(({ why }) => `${path} ${version}: ${why}`),
  );
  expect(low).toEqual([]);
  expect([isBelow('16.0.6', '16.0.7'), isBelow('16.0.7', '16.0.7'), isBelow('17.0.0', '16.0.7')]).toEqual([true, false, false]);
});

it('knows the checksum of every package that can be installed here, and names no address', () => {
  // Packages without a checksum are for other systems.
  const bare = all.filter(([, { integrity, optional, os, cpu }]) => !integrity && !(optional && (os || cpu)));
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(all.filter(([, { integrity }]) => integrity && !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(all.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

/** Older packages name their license in its text alone. */
function isMit(path: string): boolean {
  const file = join(root, path, 'LICENSE');
  return existsSync(file) && readFileSync(file, 'utf8').includes('Permission is hereby granted, free of charge');
}

it('has licenses that may be used', () => {
  const stated = (path: string, license?: string) => license ?? (isMit(path) ? 'MIT' : 'none');
  const odd = all.filter(([path, { license, integrity }]) => integrity && !licenses.test(stated(path, license).replace(/[()]/g, '')));
  expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('limits the number of production packages', () => {
  const production = entries.filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional);
  expect(production.length).toBeLessThanOrEqual(130);
  expect(production.length).toBeGreaterThan(50);
});

it('lets no package run a script at installation, and knows which would', () => {
  const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(scripted.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
