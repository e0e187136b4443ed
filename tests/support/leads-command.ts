import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache, nodeBinary } from '../../scripts/node-binary.mjs';

const root = resolve(import.meta.dirname, '../..');

export type Ran = { code: number | null; out: string; err: string };

/** Runs the staff's command as a process of its own, under the settings of a running server. */
export function runLeads(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ran> {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];
  const child = spawn(nodeBinary(root), [...flags, 'scripts/leads.ts', ...args], {
    cwd: root,
    env: { NODE_ENV: 'production', ...compileCache(root), ...settings },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part));
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}
