import { statSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#lib/config.ts';
import { errorCause, errorCode } from '#lib/error-code.ts';
import { isPrepared } from '#lib/leads/store/postgres.ts';

const advice = 'Is this the store of your site? This command reads the settings from --env-file FILE, the environment, .env or /etc/agency-site.env';

/** The store of the settings, without user and password. */
export function storeName(): string {
  const { dataDir, databaseUrl } = config();
  if (!databaseUrl) return join(dataDir, 'app.db');
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

async function exists(): Promise<boolean> {
  const { databaseUrl } = config();
  if (databaseUrl) return isPrepared(databaseUrl);
  try {
    return statSync(storeName()).isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** Throws, with advice, when the store does not exist: opening it would create it. */
export async function requireStore(): Promise<void> {
  let isFound: boolean;
  try {
    isFound = await exists();
  } catch (error) {
    throw new Error(`the store ${storeName()} cannot be opened: ${errorCause(error)}`, { cause: error });
  }
  if (!isFound) throw new Error(`there is no store at ${storeName()}. ${advice}`);
}
