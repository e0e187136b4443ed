import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '#lib/config.ts';

const root = resolve(__dirname, '../..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const settings = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));
const ofCompose = ['SITE_NAME', 'POSTGRES_PASSWORD'];

test('the example lists exactly the settings of the site', () => {
  const used = Array.from(readFileSync(join(root, 'lib/config.ts'), 'utf8').matchAll(/'([A-Z][A-Z_]{3,})'/g), ([, name]) => name);
  expect(Object.keys(settings).sort()).toEqual([...new Set([...used, ...ofCompose])].sort());
});

test('the values of the example are the defaults', () => {
  const { connections, ...values } = readConfig(settings);
  const { connections: defaultConnections, ...defaults } = readConfig({});
  expect(values).toEqual({ ...defaults, logLevel: 'info' });
  expect([connections.max, connections.perAddress]).toEqual([defaultConnections.max, defaultConnections.perAddress]);
});

test('the unchanged example sets nothing', () => {
  expect(parseEnv(example)).toEqual({});
});
