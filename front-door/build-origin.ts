import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const originFile = (dir: string): string => join(dir, '.next', 'origin.txt');

export function writeBuildOrigin(dir: string, origin: string): void {
  writeFileSync(originFile(dir), origin);
}

/** Throws if the build was not finished. */
export function readBuildOrigin(dir: string): string {
  try {
    return readFileSync(originFile(dir), 'utf8');
  } catch (cause) {
    throw new Error('The build is not finished. Run `npm run build`.', { cause });
  }
}

/** Replaces an origin in a text, but not in a host name that only starts with it. */
export function replaceOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(new RegExp(`${from.replace(/[.[\]]/g, '\\$&')}(?![\\w-]|[.:]\\w)`, 'g'), () => to);
}
