import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processSettings, nodeBinary } from '../../../scripts/node-binary.mjs';
import { readBuildOrigin } from '../../../front-door/build-origin.ts';
import { listenLow } from '../services/listen.ts';

const root = resolve(import.meta.dirname, '../../..');

/** How the finished build is served: by the product's own server, or by Next alone. */
export const serverKinds = ['front door', 'next start'] as const;
export type ServerKind = (typeof serverKinds)[number];

export type TestServer = {
  url: string;
  /** The address of the site in its pages: `url`, but under `next start` that of the build. */
  origin: string;
  port: number;
  pid: number | undefined;
  dataDir: string;
  /** Its whole environment, to run a command with the same settings. */
  settings: Readonly<Record<string, string>>;
  /** Its output so far. */
  logs: () => string;
  /** SIGTERM; deletes the data folder unless it was given. Resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL; keeps the data folder. */
  kill: () => Promise<void>;
};

/** Log lines of errors that no request may cause. */
export const errorLogPattern = /request failed|uncaught exception|unhandled rejection|lead_not_stored/;

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

function spawnServer(
  settings: Record<string, string>,
  args: readonly string[] = ['server.ts'],
): { child: ChildProcess; logs: () => string; errorOutput: () => string } {
  const child = spawn(nodeBinary(root), args, { cwd: root, env: { NODE_ENV: 'production', ...processSettings(root), ...settings } });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => {
    output += String(data);
    errorOutput += String(data);
  });
  return { child, logs: () => output, errorOutput: () => errorOutput };
}

/** Runs the built server until it ends by itself. For invalid settings. */
export async function runServer(env: Record<string, string>): Promise<{ code: number | null; output: string; errorOutput: string; ms: number }> {
  const begin = performance.now();
  const { child, logs, errorOutput } = spawnServer(env);
  await once(child, 'close');
  return { code: child.exitCode, output: logs(), errorOutput: errorOutput(), ms: performance.now() - begin };
}

/** Sends SIGTERM to a server that is still starting. Resolves with the ms until it ended. */
export async function stopWhileStarting(env: Record<string, string>, afterMs: number): Promise<number> {
  const { child } = spawnServer(env);
  await sleep(afterMs);
  const begin = performance.now();
  child.kill('SIGTERM');
  await ended(child);
  return performance.now() - begin;
}

/**
 * Starts the built server on a free port, with a temporary data folder unless `DATA_DIR` is given. Rejects with its output when it does not start.
 * Another test may take the free port first; then it starts on the next one.
 */
export async function startServer(env: Record<string, string> = {}, kind: ServerKind = 'front door'): Promise<TestServer> {
  return tryToStart(env, kind).catch((error: unknown) => {
    if (env.PORT || !String(error).includes('is in use by another program')) throw error;
    return tryToStart(env, kind);
  });
}

async function tryToStart(env: Record<string, string>, kind: ServerKind): Promise<TestServer> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'agency-')));
  const settings = { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, DATA_DIR: dataDir, ...env };
  const isNext = kind === 'next start';
  const { child, logs } = spawnServer(settings, isNext ? ['node_modules/next/dist/bin/next', 'start', '-p', String(port)] : undefined);

  const server: TestServer = {
    url,
    origin: isNext ? readBuildOrigin(root) : url,
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
    const isUp = fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (await isUp) return server;
    await sleep(50);
  }
  await server.stop();
  throw new Error(`the server did not start:\n${logs()}`);
}
