import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { ConfigError, config } from './lib/config.ts';
import { checkDataFolder } from './lib/data-folder.ts';
import { agency } from './lib/site/agency.ts';
import { missingEvidence } from './lib/site/missing-evidence.ts';

const isDev = process.argv.includes('--dev');
// `__NEXT_PROCESSED_ENV` stops Next from loading `.env`: the settings are read already, and Next must see the same.
Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production', __NEXT_PROCESSED_ENV: 'true' });

const startErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT: is in use by another program',
  EACCES: 'PORT: permission denied; use a port from 1024 on, or give the service the right to bind low ports (CAP_NET_BIND_SERVICE)',
  EADDRNOTAVAIL: 'HOST: is no address of this machine',
  ENOTFOUND: 'HOST: is no address of this machine',
};

function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error && 'code' in error ? startErrors[String(error.code)] : undefined;
}

// Node lets its memory double before it collects garbage: a flood of requests or uploads would hold memory that nothing uses.
setFlagsFromString('--heap-growing-percent=20');

// What was compiled once is read at the next start. Where nothing can be written it is compiled each time.
enableCompileCache(join(import.meta.dirname, '.next/cache/compiled'));

try {
  const settings = config();
  const missing = missingEvidence(agency);
  if (missing.length > 0) throw new ConfigError('lib/site/agency.ts', `sample is false, but these are missing: ${missing.join(', ')}`);
  // `--check` only validates the settings. The build runs it first, so that it fails at once.
  if (process.argv.includes('--check')) process.exit(0);
  checkDataFolder(settings);
  const { serve } = await import('./front-door/serve.ts');
  await serve(import.meta.dirname, settings, isDev);
} catch (error) {
  const line = explain(error);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
