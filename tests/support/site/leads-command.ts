import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { processSettings, nodeBinary } from '../../../scripts/node-binary.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** `err`: what it wrote on standard error but for the line that names its store; `store`: that line. */
export type Ran = { code: number | null; out: string; err: string; store: string };

type Settings = Readonly<Record<string, string>>;

/** Runs the staff's command as a process of its own, under the settings of a running server and no file of this machine. */
export function runLeads(settings: Settings, ...args: string[]): Promise<Ran> {
  return runLeadsIn(root, settings, ...args, '--env-file=/dev/null');
}

/** Runs the command in a folder, whose `.env` it reads. */
export function runLeadsIn(folder: string, settings: Settings, ...args: string[]): Promise<Ran> {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];
  const child = spawn(nodeBinary(root), [...flags, join(root, 'scripts/leads.ts'), '--', ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...processSettings(root), ...settings },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part));
  return new Promise((done) =>
    child.on('close', (code) => {
      const [store = ''] = err.match(/^leads: store .*\n/m) ?? [];
      done({ code, out, err: err.replace(store, ''), store });
    }),
  );
}
