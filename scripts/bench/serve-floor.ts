import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeBinary } from '../node-binary.mjs';
import { buildFloor } from './floor.ts';

/** Serves the bare page with the framework's own server, on a port that is free. */
export async function serveFloor(root: string, port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await buildFloor(root);
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PATH: process.env.PATH } as const;
  const child = spawn(nodeBinary(root), [next, 'start', '-p', String(port), '-H', 'localhost'], { cwd: dir, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    await wait(50);
  }
  await stop();
  throw new Error('The bare page is not served');
}
