import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { nodeBinary, processSettings, serverModuleOptions } from '../../../scripts/node-binary.mjs';
import { linkIn } from './desk-pages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Runs `npm run staff` with the settings of a running server. */
export function runStaff(settings: Readonly<Record<string, string>>, ...args: string[]): { code: number | null; out: string; err: string } {
  const env = { NODE_ENV: 'production' as const, ...processSettings(root), ...settings };
  const words = ['--', ...args, '--env-file=/dev/null'];
  const { status, stdout, stderr } = spawnSync(nodeBinary(root), [...serverModuleOptions, join(root, 'scripts/staff.ts'), ...words], {
    env,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Invites a person and returns the path of the link that signs them in. */
export function invite(settings: Readonly<Record<string, string>>, email: string, role: string, locale = 'en'): string {
  const { code, out, err } = runStaff(settings, 'invite', email, '--role', role, '--name', email.split('@')[0] ?? '', '--locale', locale);
  const path = linkIn(out);
  if (code !== 0 || !path) throw new Error(`the invitation failed: ${err}${out}`);
  return path;
}
