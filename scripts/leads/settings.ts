import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCause, errorCode } from '#lib/error-code.ts';
import { UsageError } from './verb.ts';

/** The file that `deploy/site.service` gives to the site. */
const serviceFile = '/etc/agency-site.env';
const flag = '--env-file';

export type Settings = {
  env: Record<string, string | undefined>;
  /** Where they come from, for people. */
  from: string;
  /** The words of the call without `--env-file`. */
  args: string[];
};
type Env = Record<string, string | undefined>;

/**
 * Takes `--env-file FILE` or `--env-file=FILE` out of the words of a call, and the `--` before them all: what comes behind it Node does not take
 * for an option of its own.
 */
function takeFlag(given: readonly string[]): { file: string | undefined; args: string[] } {
  const words = given[0] === '--' ? given.slice(1) : [...given];
  const at = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (at === -1) return { file: undefined, args: words };
  const inWord = words[at]?.slice(flag.length + 1);
  const file = inWord || words[at + 1];
  if (!file) throw new UsageError(`${flag} needs the name of a file`);
  return { file, args: words.toSpliced(at, inWord ? 1 : 2) };
}

function readSettings(file: string): Env {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`there is no settings file ${file}`, { cause: error });
    throw new Error(
      `the settings in ${file} cannot be read: ${errorCause(error)}. Run the command as a user who may, or name another file with ${flag}`,
      { cause: error },
    );
  }
}

const namesStore = ({ DATA_DIR, DATABASE_URL }: Env) => Boolean(DATA_DIR || DATABASE_URL);

/** The settings file of a site in a folder: its own `.env`, else that of the service. */
function usualFile(folder: string, service: string): string | undefined {
  return [join(folder, '.env'), service].find((file) => existsSync(file));
}

/** What systemd has read for a command of its own is not asked for again: its user may not read the file. */
function readUsual(file: string | undefined, env: Env): Env | undefined {
  if (file === undefined) return undefined;
  try {
    return readSettings(file);
  } catch (error) {
    if (namesStore(env)) return undefined;
    throw error;
  }
}

/**
 * The settings that the site itself runs with: those of `--env-file`, then of the environment, then of `.env` in the folder, or where there is
 * none of the service's file. Throws where a file that is needed cannot be read.
 */
export function readSettingsOf(words: readonly string[], env: Env, folder: string, service: string = serviceFile): Settings {
  const { file, args } = takeFlag(words);
  if (file !== undefined) return { env: { ...env, ...readSettings(resolve(folder, file)) }, from: file, args };
  const usual = usualFile(folder, service);
  const read = readUsual(usual, env);
  const own = namesStore(env) ? ['environment'] : [];
  const from = [...own, ...(read && usual ? [usual] : [])].join(', then ') || 'none: defaults';
  return { env: { ...read, ...env }, from, args };
}
