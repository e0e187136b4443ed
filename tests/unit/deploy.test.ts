import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '#lib/config.ts';

const folder = resolve(__dirname, '../../deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const example = read('agency-site.env');

/** What concerns the Node process and is the same for every agency. */
const processSettings: readonly string[] = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS'];

test('every service reads its settings from one file and contains none', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.service'))) {
    expect([file, read(file).match(/^EnvironmentFile=.*$/gm)]).toEqual([file, ['EnvironmentFile=/etc/agency-site.env']]);
    const inside = [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(inside.filter((name) => !processSettings.includes(name ?? ''))).toEqual([]);
  }
});

test('the example file is valid and names existing settings', () => {
  const settings = readConfig(parseEnv(example));
  expect(settings).toMatchObject({ host: '127.0.0.1', trustedProxies: 1, dataDir: '/var/lib/agency-site', siteUrl: 'https://agency.example' });
  const guide = readFileSync(join(folder, '../docs/operations.md'), 'utf8');
  for (const [, name] of example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)) expect(guide).toContain(`\`${name}\``);
});
