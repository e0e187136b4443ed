import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processSettings, nodeBinary } from '../../../scripts/node-binary.mjs';
import { listenLow } from '../services/listen.ts';

const root = resolve(import.meta.dirname, '../../..');

export type TestServer = {
  url: string;
  port: number;
  pid: number | undefined;
  dataDir: string;
  /** The whole environment it runs in, for a command beside it. */
  settings: Readonly<Record<string, string>>;
  /** Everything it has written so far. */
  logs: () => string;
  /** Asks it to end (SIGTERM), waits for that, and removes its data unless it was given. Resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it at once (SIGKILL); the data stays. */
  kill: () => Promise<void>;
};

/** What a server logs when something that a visitor sent was a fault of the server. */
export const faultLine = /request failed|uncaught exception|unhandled rejection|lead_not_stored/;

/** A port of this machine that is free. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLow(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function spawnServer(settings: Record<string, string>): { child: ChildProcess; logs: () => string; complaints: () => string } {
  const child = spawn(nodeBinary(root), ['server.ts'], { cwd: root, env: { NODE_ENV: 'production', ...processSettings(root), ...settings } });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => {
    output += String(data);
    complaints += String(data);
  });
  return { child, logs: () => output, complaints: () => complaints };
}

/** Runs the server of the finished build until it ends by itself, with what it wrote in all and on standard error. For settings that must not work. */
export async function runServer(env: Record<string, string>): Promise<{ code: number | null; output: string; complaints: string; ms: number }> {
  const begin = performance.now();
  const { child, logs, complaints } = spawnServer(env);
  await once(child, 'close');
  return { code: child.exitCode, output: logs(), complaints: complaints(), ms: performance.now() - begin };
}

/** Starts the server, and asks it to end (SIGTERM) before it can be up. Resolves with how long it took after that, in ms. */
export async function endWhileStarting(env: Record<string, string>, afterMs: number): Promise<number> {
  const { child } = spawnServer(env);
  await wait(afterMs);
  const begin = performance.now();
  child.kill('SIGTERM');
  await ended(child);
  return performance.now() - begin;
}

/**
 * Starts the server of the finished build on a free port of its own, with a data folder of its own unless `DATA_DIR` is
 * given. Nothing of the surrounding environment reaches it. Rejects with its output when it does not come up.
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'agency-')));
  const settings = { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir, ...env };
  const { child, logs } = spawnServer(settings);

  const server: TestServer = {
    url,
    port,
    pid: child.pid,
    dataDir,
    settings,
    logs,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended(child);
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    const answered = fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (await answered) return server;
    await wait(50);
  }
  await server.stop();
  throw new Error(`The server did not start:\n${logs()}`);
}
