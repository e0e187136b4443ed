import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { freePort } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

const root = resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'agency-terminal-'));
let child: ChildProcess | undefined;

afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the server in a terminal, with the program `script`. */
function startInTerminal(env: Record<string, string>) {
  const started = spawn('script', ['-qec', `exec ${nodeBinary(root)} server.ts`, '/dev/null'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', TERM: 'xterm', DATA_DIR: dataDir, ...env },
  });
  let screen = '';
  started.stdout.on('data', (part) => (screen += String(part)));
  child = started;
  return { screen: () => screen, press: (key: string) => started.stdin.write(key), exit: new Promise((done) => started.once('exit', done)) };
}

test('in a terminal prints the address and how to stop, in readable lines', async () => {
  const port = await freePort();
  const terminal = startInTerminal({ PORT: String(port), HOST: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1', STAFF_EMAIL: 'a@staff.example' });
  await until('the notice', () => terminal.screen().includes('Ctrl+C'), 20_000);
  expect(terminal.screen()).toContain(`http://127.0.0.1:${port}`);
  expect(terminal.screen()).toContain(join(dataDir, 'app.db'));
  expect(terminal.screen().split('\n').length).toBeLessThanOrEqual(15);
  terminal.press('\u0003');
  await terminal.exit;
  expect(terminal.screen()).toMatch(/Stopping: .*\r?\n {2}Stopped\./);
  expect(terminal.screen()).not.toContain('{"level"');
});
