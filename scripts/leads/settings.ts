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
  /** Where they come from, in words. */
  from: string;
  /** The arguments without `--env-file`. */
  args: string[];
};
type Env = Record<string, string | undefined>;

/**
 * Extracts `--env-file FILE` or `--env-file=FILE` from the arguments, and drops a leading `--`, which keeps Node from reading them as its own
 * options.
 */
function extractFlag(args: readonly string[]): { file: string | undefined; args: string[] } {
  const rest = args[0] === '--' ? args.slice(1) : [...args];
  const index = rest.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  if (index === -1) return { file: undefined, args: rest };
  const inlineFile = rest[index]?.slice(flag.length + 1);
  const file = inlineFile || rest[index + 1];
  if (!file) throw new UsageError(`${flag} needs the name of a file`);
  return { file, args: rest.toSpliced(index, inlineFile ? 1 : 2) };
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

/** The settings file of a site: `.env` in its folder, else that of the service. */
function defaultFile(folder: string, service: string): string | undefined {
  return [join(folder, '.env'), service].find((file) => existsSync(file));
}

/** A command of systemd has the settings in its environment, and its user may not read the file. */
function readDefault(file: string | undefined, env: Env): Env | undefined {
  if (file === undefined) return undefined;
  try {
    return readSettings(file);
  } catch (error) {
    if (namesStore(env)) return undefined;
    throw error;
  }
}

/**
 * The settings of the site: of `--env-file`, then of the environment, then of `.env` in the folder, else of the service's file. Throws when a needed
 * file cannot be read.
 */
export function readSettingsOf(argv: readonly string[], env: Env, folder: string, service: string = serviceFile): Settings {
  const { file, args } = extractFlag(argv);
  if (file !== undefined) return { env: { ...env, ...readSettings(resolve(folder, file)) }, from: file, args };
  const path = defaultFile(folder, service);
  const settings = readDefault(path, env);
  const sources = [...(namesStore(env) ? ['environment'] : []), ...(settings && path ? [path] : [])];
  return { env: { ...settings, ...env }, from: sources.join(', then ') || 'none: defaults', args };
}
