import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eicar } from '../files/sample-files.ts';
import { freePort } from '../site/server.ts';

export type Clamd = { address: string; stop(): Promise<void>; start(): Promise<void>; remove(): Promise<void> };

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];

export function clamdBinary(): string | undefined {
  return folders.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path));
}

async function responds(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('zPING\0');
    const [pong] = await once(socket, 'data');
    return String(pong).startsWith('PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A real clamd whose only signature is that of the EICAR test file, so that it needs no database from outside. */
export async function startClamd(binary: string): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const port = await freePort();
  writeFileSync(join(folder, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${eicar().toString('hex')}\n`);
  const settings = [`DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'Foreground yes', `TemporaryDirectory ${folder}`];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(binary, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    for (let tries = 0; tries < 300; tries += 1) {
      if (await responds(port)) return;
      if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
      await sleep(100);
    }
    throw new Error('clamd does not respond');
  }
  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    address: `127.0.0.1:${port}`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
