import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readBuildOrigin } from '#front-door/build-origin.ts';

const root = resolve(import.meta.dirname, '../../..');

export type BuiltFile = { address: string; bytes: Buffer };

function filesBelow(folder: string, isWanted: (name: string) => boolean = () => true): { path: string; bytes: Buffer }[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.') && isWanted(file.name))
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({
      path: file.slice(join(root, folder).length).split(sep).map(encodeURIComponent).join('/'),
      bytes: readFileSync(file),
    }));
}

function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The site's address in the files of the build. */
export const buildOrigin = (): string => readBuildOrigin(root);

const putSiteUrl = (bytes: Buffer, siteUrl: string) => replaceBytes(bytes, buildOrigin(), siteUrl);

/** Every file of the build that has an address, with the origin replaced. */
export function builtFiles(siteUrl: string): BuiltFile[] {
  const served = [
    ...filesBelow('public').map(({ path, bytes }) => ({ address: path, bytes })),
    ...filesBelow('.next/static').map(({ path, bytes }) => ({ address: `/_next/static${path}`, bytes })),
    ...filesBelow('.next/server/app', (name) => name.endsWith('.body')).map(({ path, bytes }) => ({
      address: path.replace(/\.body$/, ''),
      bytes: putSiteUrl(bytes, siteUrl),
    })),
  ];
  return served.filter(({ address }) => !address.startsWith('/_not-found') && !address.startsWith('/_global-error'));
}

/** Every page document of the build by its route, such as `/es/contact`, with the origin replaced. */
export function builtDocuments(siteUrl: string): BuiltFile[] {
  return filesBelow('.next/server/app', (name) => name.endsWith('.deferred.html')).map(({ path, bytes }) => ({
    address: path.replace(/\.deferred\.html$/, ''),
    bytes: putSiteUrl(bytes, siteUrl),
  }));
}
