import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { SharedParts } from '#components/start/shared-parts.ts';

const options = {
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  entryNames: '[name]-[hash]',
  chunkNames: '[hash]',
} as const satisfies BuildOptions;

/** Bundles the start script of the pages, which works without React, into `outdir`. Returns the name of its file. */
export async function bundleStart(dir: string, outdir: string, parts: SharedParts): Promise<string> {
  const define = { sharedParts: JSON.stringify(parts) };
  const { metafile } = await build({ ...options, absWorkingDir: dir, outdir, entryPoints: ['components/start/start.ts'], define });
  const [path = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint) ?? [];
  return basename(path);
}

/** The start script lists only files above this size, because each name costs bytes on every page; the listed ones are requested at once. */
const smallBytes = 5000;
const formParts = 'components/forms/form-parts.ts';

/** The modules that `formParts` joins, as paths from `dir`. */
const joinedModules = (dir: string): string[] =>
  Array.from(readFileSync(join(dir, formParts), 'utf8').matchAll(/from '\.\/([^']+)'/g), ([, name = '']) => join(dirname(formParts), name));

/** Modules that a form imports once it is hydrated come in one file, since a slow connection would fetch dozens of files one after the other. */
const joinForms = (dir: string, names: readonly string[]): Plugin => ({
  name: 'join-forms',
  setup({ onResolve }) {
    onResolve({ filter: /\.tsx?$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' && names.includes(basename(path)) ? { path: join(dir, formParts) } : undefined,
    );
  },
});

/** Bundles the script that hydrates the islands of a page, with React and without Next, into `outdir`. Returns the names of its files. */
export async function bundleIslands(
  dir: string,
  outdir: string,
  define: Readonly<Record<string, string>>,
): Promise<Pick<SharedParts, 'scripts' | 'forms'>> {
  const joined = joinedModules(dir);
  const { metafile } = await build({
    ...options,
    // The start script names this file, so a short name saves bytes on every page.
    entryNames: '[hash]',
    absWorkingDir: dir,
    outdir,
    entryPoints: ['components/start/hydrate-page.ts'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    // Next has put these rules into the style sheets of the build.
    loader: { '.css': 'empty' },
    plugins: [
      joinForms(
        dir,
        joined.map((path) => basename(path)),
      ),
    ],
  });
  const outputs = Object.entries(metafile.outputs);
  for (const [, { entryPoint }] of outputs)
    if (entryPoint && joined.includes(entryPoint)) throw new Error(`${entryPoint} has a file of its own beside that of ${formParts}`);
  const filesOf = (source: string): string[] => {
    const [entry] = outputs.find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (!entry) throw new Error(`${source} has no file of its own`);
    const found = new Set([entry]);
    for (const path of found)
      for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) if (kind === 'import-statement') found.add(next);
    return Array.from(found, (path) => basename(path));
  };
  const scripts = filesOf('components/start/hydrate-page.ts');
  const sizes = new Map(outputs.map(([path, { bytes }]) => [basename(path), bytes]));
  const forms = filesOf(formParts).filter((name) => !scripts.includes(name) && (sizes.get(name) ?? 0) > smallBytes);
  return { scripts, forms };
}
