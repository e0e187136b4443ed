/** Starts `npm run preview` in a copy of the sources, changes a message, and fails unless the page is served with it: `npm test -- preview-follows`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/site/server.ts';
import { until } from '../tests/support/site/until.ts';
import { copySources } from './whole-tree/copy-sources.ts';

const buildMs = 600_000;
const file = 'messages/en/site.json';
const changed = 'A message that the preview follows';

const copy = await copySources('preview-follows');
const data = mkdtempSync(join(tmpdir(), 'preview-data-'));
const port = await freePort();
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data };
const preview = spawn(process.execPath, ['scripts/preview.mjs'], { cwd: copy, env, stdio: ['ignore', 'inherit', 'inherit'] });
const serves = (text: string) => () =>
  fetch(`http://127.0.0.1:${port}/nowhere`, { headers: { accept: 'text/html' } }).then(
    async (response) => (await response.text()).includes(text),
    () => false,
  );
try {
  const words = readFileSync(join(copy, file), 'utf8');
  const title: string = JSON.parse(words).missing.heading;
  await until('the page before the change', serves(title), buildMs, 500);
  writeFileSync(join(copy, file), words.replace(title, changed));
  await until('the page after the change', serves(changed), buildMs, 500);
  console.log('The preview serves the changed message.');
} finally {
  preview.kill('SIGTERM');
  if (preview.exitCode === null && preview.signalCode === null) await once(preview, 'exit');
  rmSync(copy, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}
