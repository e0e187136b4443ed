import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { nodeBinary, processSettings, serverModuleOptions } from '../../../scripts/node-binary.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** `err`: standard error without the line that names the store, which is `store`. */
export type CommandResult = { code: number | null; out: string; err: string; store: string };

type Settings = Readonly<Record<string, string>>;

/** Runs `npm run leads` with the settings of a running server, without an `.env` file. */
export function runLeads(settings: Settings, ...args: string[]): Promise<CommandResult> {
  return runLeadsIn(root, settings, ...args, '--env-file=/dev/null');
}

/** Runs the command in a folder with an `.env` file. */
export function runLeadsIn(folder: string, settings: Settings, ...args: string[]): Promise<CommandResult> {
  const child = spawn(nodeBinary(root), [...serverModuleOptions, join(root, 'scripts/leads.ts'), '--', ...args], {
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
