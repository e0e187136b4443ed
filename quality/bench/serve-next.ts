import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeBinary } from '../../scripts/node-binary.mjs';

/** Something that answers at `url` until it is told to stop. */
export type Served = { url: string; stop: () => Promise<void> };

type Options = { dir: string; port: number; path?: string; env?: Readonly<Record<string, string>> };

/** Serves the build in `dir` with the framework's own server, `next start`, and resolves once `path` is answered. Rejects where it does not come up. */
export async function serveNext(root: string, { dir, port, path = '/', env = {} }: Options): Promise<Served> {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PATH: process.env.PATH, ...env } as const;
  const child = spawn(nodeBinary(root), [next, 'start', '-p', String(port), '-H', 'localhost'], { cwd: dir, env: settings, stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`next start in ${dir} does not answer`);
}
