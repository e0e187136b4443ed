import { basename } from 'node:path';
import { build } from 'esbuild';
import type { SharedParts } from '#components/start/shared-parts.ts';

/** Bundles the first script of the pages, which works without React, into `outdir`. Returns the name of its file. */
export async function bundleStart(dir: string, outdir: string, parts: SharedParts): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: ['components/start/start.ts'],
    outdir,
    define: { sharedParts: JSON.stringify(parts) },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  const [path = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
  return basename(path);
}
