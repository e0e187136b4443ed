// `npm run demo`: the site on this machine alone, with 2,000 invented leads and an owner for the desk, in a data folder that is deleted at the end.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { processSettings, serverModuleOptions } from './node-binary.mjs';
import { quietStep, run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));

/** The environment without the settings of a real site: its database, mail server, webhook and keys are never used. `.env` is not read. */
function environmentWithoutSettings() {
  const settings = Array.from(readFileSync(join(dir, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.includes(name)));
}

const port = process.env.PORT || '3000';
const url = `http://localhost:${port}`;
const node = await build();
const dataDir = mkdtempSync(join(tmpdir(), 'agency-demo-'));
const remove = () => rmSync(dataDir, { recursive: true, force: true });
const demoSettings = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  HOST: '127.0.0.1',
  PORT: port,
  SITE_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
};
const env = { ...processSettings(dir), ...environmentWithoutSettings(), ...demoSettings };

process.stdout.write('  Inventing 2,000 leads…\n');
const args = [...serverModuleOptions, join(dir, 'scripts/demo.ts')];
const link = await quietStep({ program: node, args, options: { cwd: dir, env }, onFailure: remove });

const notice = `
  The demo is ready, for this machine only. Its people, leads and notes are invented.

  Site      ${url}
  Desk      ${link.trim()}
            opens the desk as its owner. It works once, after one press, and then this browser stays signed in.
  Mail      written to ${join(dataDir, 'mail')}, never sent
  Stop      Ctrl+C; everything is deleted then

`;
try {
  process.exitCode = await run(node, [join(dir, 'server.ts')], {
    ...{ cwd: dir, env },
    // Without a terminal the server leaves out its own notice, which is about a real site.
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    onOutput: (text) => process.stdout.write(text),
    onMessage: (message) => message === 'listening' && process.stdout.write(notice),
  });
} finally {
  remove();
}
