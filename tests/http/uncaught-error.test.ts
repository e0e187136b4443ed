import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processSettings, nodeBinary } from '../../scripts/node-binary.mjs';
import { postHomeLead, sampleForms } from '../support/site/post-lead.ts';
import { freePort, startServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(60_000);

const root = resolve(__dirname, '../..');
const folders: string[] = [];
const makeFolder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'agency-error-'))) - 1] ?? '';
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The setting that preloads a script into the server, which records its process id, and runs `fail` at SIGUSR2. */
function failAtSignal(dataDir: string, fail: string): { NODE_OPTIONS: string } {
  const code = `import { writeFileSync } from 'node:fs';
    if (process.argv[1]?.endsWith('server.ts')) {
      writeFileSync(${JSON.stringify(join(dataDir, 'pid'))}, String(process.pid));
      process.on('SIGUSR2', () => { ${fail} });
    }`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

const throwError = `throw new Error('a value of a visitor')`;

test.each([
  ['uncaught exception', throwError, /a value of a visitor/],
  // Next writes rejections to standard error as well.
  ['unhandled rejection', `Promise.reject(new Error('a value of a visitor'))`, /"level":60.*a value of a visitor/],
])('after an %s responds to the request under way, logs one line and ends with code 1', async (message, fail, leak) => {
  const dataDir = makeFolder();
  const server = await startServer({ DATA_DIR: dataDir, ...failAtSignal(dataDir, fail) });
  const [home] = sampleForms;
  const body = JSON.stringify(home.bodyOf(home.values));
  const socket = connect(server.port, '127.0.0.1');
  let response = '';
  socket.on('data', (data) => (response += String(data)));
  await once(socket, 'connect');
  const head = `POST ${home.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  socket.write(head + body.slice(0, 20));
  await sleep(200);
  process.kill(server.pid ?? 0, 'SIGUSR2');
  await until('the log line', () => server.logs().includes(message));
  socket.write(body.slice(20));
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 201 [\s\S]*"reference":"/);
  expect(await server.stop()).toBe(1);
  expect(server.logs().match(/"level":60/g)).toHaveLength(1);
  expect(server.logs()).not.toMatch(leak);
});

test('continues after a rejection of a closed connection', async () => {
  const dataDir = makeFolder();
  const fail = `Promise.reject(Object.assign(new Error('a value of a visitor'), { code: 'ECONNRESET' }))`;
  const server = await startServer({ DATA_DIR: dataDir, ...failAtSignal(dataDir, fail) });
  process.kill(server.pid ?? 0, 'SIGUSR2');
  await until('the log line', () => server.logs().includes('unhandled rejection'));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('npm start starts the site again within seconds, with every accepted lead', async () => {
  const dataDir = makeFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir };
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    ...processSettings(root),
    ...settings,
    ...failAtSignal(dataDir, throwError),
  };
  const child = spawn(nodeBinary(root), ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let notes = '';
  child.stderr.on('data', (text) => (notes += String(text)));
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await until('the first start', isUp);
    const reference = await postHomeLead(url);
    const pid = readFileSync(join(dataDir, 'pid'), 'utf8');
    process.kill(Number(pid), 'SIGUSR2');
    await until('another process', () => readFileSync(join(dataDir, 'pid'), 'utf8') !== pid, 15_000);
    await until('the second start', isUp, 15_000);
    expect(notes).toBe('The site ended with code 1. It is started again in 0.2 s.\n');
    const stored = storedLeads({ dataDir });
    expect((await stored.all()).map((lead) => lead.reference)).toEqual([reference]);
    await stored.close();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
