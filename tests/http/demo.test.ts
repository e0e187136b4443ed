import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { signIn } from '../support/desk/desk-client.ts';
import { freePort } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(180_000);

const root = resolve(import.meta.dirname, '../..');

test('npm run demo serves 2,000 leads to this machine only, ignores the settings of a real site, and deletes its data at the end', async () => {
  const port = await freePort();
  const realSite = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1', DATA_DIR: '/nowhere', HOST: '0.0.0.0' };
  const child = spawn(process.execPath, [join(root, 'scripts/demo.mjs')], { cwd: root, env: { ...process.env, ...realSite, PORT: String(port) } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  try {
    await until('the notice', async () => output.includes('Ctrl+C') || child.exitCode !== null, 150_000);
    const [, origin = '', path = ''] = /(http:\/\/localhost:\d+)(\/desk\/link\/[\w-]+)/.exec(output) ?? [];
    expect({ output, origin }).toMatchObject({ origin: `http://localhost:${port}` });
    const owner = await signIn(origin, path);
    expect((await owner.get('/desk/people')).status).toBe(200);
    const inbox = await owner.get('/desk?view=all');
    expect(inbox.text.match(/\/desk\/leads\/[A-Z\d]{8}/g)?.length).toBeGreaterThanOrEqual(50);
    const { text } = await owner.get(`/desk?q=${encodeURIComponent('whitfield')}`);
    expect(text).toContain('Whitfield');
    expect((await fetch(`${origin}${path}`, { method: 'POST', redirect: 'manual', headers: { origin } })).status).not.toBe(303);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  const [, mail = ''] = /written to (\S+),/.exec(output) ?? [];
  expect(mail).toMatch(/agency-demo-/);
  expect(existsSync(dirname(mail))).toBe(false);
});
