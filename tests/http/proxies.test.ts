import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureProgram } from '../../scripts/system-packages.mjs';
import { freePort, startServer, type TestServer } from '../support/site/server.ts';
import { createDeskClient } from '../support/desk/desk-client.ts';
import { invite } from '../support/desk/staff-command.ts';
import { makeCertificate } from '../support/services/tls-certificate.ts';
import { until } from '../support/site/until.ts';

const root = resolve(__dirname, '../..');
const deployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

type ProxiedResponse = { status: number; headers: Record<string, unknown>; body: string };

/** Sends one request over HTTP/2 to a local proxy. Rejects while nothing listens. */
async function ask(port: number, host: string, path: string): Promise<ProxiedResponse> {
  const session: ClientHttp2Session = connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  try {
    await once(session, 'connect');
    const stream = session.request({ ':path': path, ':authority': host });
    const [headers] = await once(stream, 'response');
    let body = '';
    for await (const chunk of stream.setEncoding('utf8')) body += chunk;
    return { status: headers[':status'], headers, body };
  } finally {
    session.destroy();
  }
}

/** The first part of the desk's stream of events, which stays open, over HTTP/1.1. Rejects when nothing arrives within 5 s. */
async function firstEvent(port: number, host: string, cookie: string): Promise<string> {
  const address = { port, host: '127.0.0.1', servername: host, path: '/desk/events', rejectUnauthorized: false };
  const asked = requestHttps({ ...address, headers: { host, cookie } }).end();
  try {
    const [response] = await once(asked, 'response', { signal: AbortSignal.timeout(5_000) });
    const [part] = await once(response.setEncoding('utf8'), 'data');
    return String(part);
  } finally {
    asked.on('error', () => undefined).destroy();
  }
}

/** The redirect target of plain HTTP. */
async function redirectOf(port: number, host: string, path: string): Promise<string | undefined> {
  const asked = requestHttp({ port, host: '127.0.0.1', path, headers: { host } }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.headers.location;
}

let site: TestServer;
let dir: string;
let proxy: ChildProcess | undefined;

beforeAll(async () => {
  site = await startServer({ TRUST_PROXY: '1', SITE_URL: 'https://agency.example' });
});
afterAll(() => site.stop());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'proxy-'));
});
afterEach(async () => {
  proxy?.kill();
  if (proxy && proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
  proxy = undefined;
  rmSync(dir, { recursive: true, force: true });
});

async function expectSite(port: number, host: string): Promise<void> {
  const page = await until('the proxy serves the site', () => ask(port, host, '/es/contact').catch(() => undefined), 20_000);
  expect([page.status, page.headers['content-language']]).toEqual([200, 'es']);
  expect(page.body).toContain('<link rel="canonical" href="https://agency.example/es/contact"');
  expect(String(page.headers['content-security-policy']).match(/default-src/g)).toHaveLength(1);
}

test('deploy/nginx.conf serves the site over TLS and HTTP/2, and redirects HTTP there', async () => {
  const nginx = ensureProgram('nginx');
  if (!nginx) throw new Error('nginx is not installed and could not be installed');
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const { key, cert } = makeCertificate('agency.example');
  mkdirSync(join(dir, 'temp'));
  writeFileSync(join(dir, 'fullchain.pem'), cert);
  writeFileSync(join(dir, 'privkey.pem'), key);
  const serverBlocks = deployed('nginx.conf')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${site.port} `)
    .replaceAll('/etc/letsencrypt/live/agency.example', dir);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${dir}/temp";`);
  const lines = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid "${dir}/nginx.pid"; events {}`,
    `http { access_log off; ${temporary.join(' ')}\n${serverBlocks}\n}`,
  ];
  writeFileSync(join(dir, 'nginx.conf'), lines.join('\n'));
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  expect(spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: expect.stringContaining('successful') });
  proxy = spawn(nginx, args, { stdio: 'ignore' });
  await expectSite(tlsPort, 'agency.example');
  expect(await redirectOf(plainPort, 'agency.example', '/es/contact?a=b')).toBe('https://agency.example/es/contact?a=b');
  const desk = createDeskClient(site.url);
  await desk.post(invite(site.settings, 'owner@agency.example', 'owner'), {}, { origin: 'https://agency.example' });
  expect(await firstEvent(tlsPort, 'agency.example', desk.cookie())).toMatch(/^id: \d+\nretry: \d+/);
});

test('deploy/Caddyfile serves the site over TLS and HTTP/2', async () => {
  const caddy = ensureProgram('caddy');
  if (!caddy) throw new Error('Caddy is not installed and could not be installed');
  const port = await freePort();
  const file = join(dir, 'Caddyfile');
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, SITE_NAME: `https://localhost:${port}` };
  const run = (...args: string[]) => spawnSync(caddy, [...args, '--config', file, '--adapter', 'caddyfile'], { encoding: 'utf8', env });
  writeFileSync(file, deployed('Caddyfile'));
  expect(run('validate')).toMatchObject({ status: 0 });
  const siteBlock = deployed('Caddyfile').replace(/dynamic a instance 3000 \{[^}]*\}/, `to 127.0.0.1:${site.port}`);
  writeFileSync(file, `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${siteBlock}`);
  proxy = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
  await expectSite(port, 'localhost');
});
