import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the page's first script, which comes before the framework and without it, into the static files of the build. */
export async function bundleStart(dir: string): Promise<void> {
  const outdir = join(dir, '.next', 'static', 'start');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: dir,
    entryPoints: ['components/start/start.ts'],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
}
