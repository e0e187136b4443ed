import { createRequire } from 'node:module';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

type ConfigLoader = { default: (phase: string, dir: string) => Promise<unknown> };

/**
 * Loads the configuration of the site, which Next then takes from its cache. Next prints a line on standard output about a configuration that it
 * loads itself, between the JSON lines of the log.
 */
export async function loadConfigSilently(dir: string): Promise<void> {
  const loader: ConfigLoader = createRequire(import.meta.url)('next/dist/server/config');
  await loader.default(PHASE_PRODUCTION_SERVER, dir);
}
