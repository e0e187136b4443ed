import { parseArgs } from 'node:util';
import { closeStore } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import { backup } from './backup.ts';
import { canary } from './canary.ts';
import { erase } from './erase.ts';
import { exportVerb } from './export.ts';
import { list } from './list.ts';
import { print, printError, UsageError, type Verb } from './verb.ts';
import { release } from './release.ts';
import { replay } from './replay.ts';
import { requireStore, storeName } from './require-store.ts';
import { restore } from './restore.ts';
import { revoke } from './revoke.ts';
import { retention } from './retention.ts';
import { show } from './show.ts';
import { subscribers } from './subscribers.ts';
import { verify } from './verify.ts';

const verbs = new Map<string, Verb>([
  ['list', list],
  ['show', show],
  ['replay', replay],
  ['release', release],
  ['export', exportVerb],
  ['erase', erase],
  ['retention', retention],
  ['canary', canary],
  ['verify', verify],
  ['backup', backup],
  ['restore', restore],
  ['subscribers', subscribers],
  ['revoke', revoke],
]);

function usage(): string {
  const lines = [...verbs].map(([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(64)}${does}`);
  return ['Usage: npm run leads -- <verb> [--env-file FILE]', ...lines].join('\n');
}

function parseInput(name: string, verb: Verb, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: verb.options, allowPositionals: true, strict: true });
    if (positionals.length > (verb.reference ? 1 : 0)) throw new UsageError(`too many words: ${positionals.join(' ')}`);
    return { values, reference: positionals[0] };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${problem}\nUsage: npm run leads -- ${name} ${verb.takes}`);
  }
}

/**
 * Runs a verb on the store of the settings and returns the exit code. `settingsFrom`: where the settings come from. Throws `UsageError` for wrong
 * arguments.
 */
export async function runCommand([name, ...args]: string[], settingsFrom: string): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(usage());
    return name === undefined ? 2 : 0;
  }
  const verb = verbs.get(name);
  if (!verb) throw new UsageError(`there is no verb ${name}\n${usage()}`);
  // Standard output is for the result: programs read `--json` and exports.
  log.level = 'silent';
  const input = parseInput(name, verb, args);
  printError(`store ${storeName()} (settings: ${settingsFrom})`);
  if (!verb.createsStore) await requireStore();
  try {
    return await verb.run(input);
  } finally {
    await closeStore();
  }
}
