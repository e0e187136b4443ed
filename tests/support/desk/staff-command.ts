import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { nodeBinary, processSettings } from '../../../scripts/node-binary.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** Runs `npm run staff` with the settings of a running server. */
export function runStaff(settings: Readonly<Record<string, string>>, ...args: string[]): { code: number | null; out: string; err: string } {
  const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];
  const env = { NODE_ENV: 'production' as const, ...processSettings(root), ...settings };
  const words = ['--', ...args, '--env-file=/dev/null'];
  const { status, stdout, stderr } = spawnSync(nodeBinary(root), [...flags, join(root, 'scripts/staff.ts'), ...words], { env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** Invites a person and returns the path of the link that signs them in. */
export function invite(settings: Readonly<Record<string, string>>, email: string, role: string, locale = 'en'): string {
  const { code, out, err } = runStaff(settings, 'invite', email, '--role', role, '--name', email.split('@')[0] ?? '', '--locale', locale);
  const [path] = /\/desk\/link\/[\w-]+/.exec(out) ?? [];
  if (code !== 0 || !path) throw new Error(`the invitation failed: ${err}${out}`);
  return path;
}
