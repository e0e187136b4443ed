import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serverModuleOptions } from '../../../scripts/node-binary.mjs';

/**
 * Runs a script of this folder in a process of its own and returns what it prints. Inside jest, where each use of a global object takes longer, the
 * training takes five times as long.
 */
export const runScript = (name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [...serverModuleOptions, join(import.meta.dirname, name), ...args], { encoding: 'utf8' });
