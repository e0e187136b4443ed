import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Builds the site where that is needed and runs a program of `scripts/` on it with the arguments of this command. Ends with its exit code.
 * @param {string} program
 * @param {{ flags?: readonly string[] }} [options]
 */
export async function runOnBuild(program, { flags = [] } = {}) {
  const node = await build();
  process.exitCode = await run(node, [...flags, join(dir, 'scripts', program), ...process.argv.slice(2)], { cwd: dir });
}
