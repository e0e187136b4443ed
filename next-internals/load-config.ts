import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

type ConfigLoader = { default: (phase: string, dir: string) => Promise<unknown> };

/**
 * Gives Next the configuration that the build stored, as Next's own standalone server does. Reading `next.config.ts`, Next would load two compilers,
 * 45 MB that a running site never uses. The stored configuration is loaded here first: Next prints a line into the JSON log when it does so later.
 */
export async function loadBuiltConfig(dir: string): Promise<void> {
  const { config }: { config: unknown } = JSON.parse(readFileSync(join(dir, '.next', 'required-server-files.json'), 'utf8'));
  Object.assign(env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  const loader: ConfigLoader = createRequire(import.meta.url)('next/dist/server/config');
  await loader.default(PHASE_PRODUCTION_SERVER, dir);
}
