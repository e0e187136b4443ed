import { join } from 'node:path';
import { type Compressor, createCompressor } from './compress.ts';
import type { Entry } from './entry.ts';
import { loadBuild } from './load-build.ts';
import { loadFiles } from './load-files.ts';
import type { BuildManifest } from '#next-internals/read-manifest.ts';

export type Site = {
  /** Files and prerendered responses by address. */
  files: ReadonlyMap<string, Entry>;
  /** Prerendered documents by internal route, such as `/en/contact`. */
  documents: ReadonlyMap<string, Entry>;
  dynamicRoutes: BuildManifest['dynamicRoutes'];
  compressor: Compressor;
};

export function loadSite(dir: string, siteUrl: string): Site {
  const files = loadFiles(dir);
  const { documents, responses, manifest } = loadBuild(dir, siteUrl);
  return {
    files: new Map([...files, ...responses]),
    documents,
    dynamicRoutes: manifest.dynamicRoutes,
    compressor: createCompressor(join(dir, '.next', 'cache', 'front-door')),
  };
}
