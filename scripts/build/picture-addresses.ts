import { existsSync, readFileSync } from 'node:fs';
import { renderedFile } from '#next-internals/built-files.ts';

const picture = /\/icons\.svg(?=#)|\/scenes\/[\w-]+\.svg(?=["\\])/g;
export const iconsAddress = '/icons.svg';

/**
 * Replaces the addresses of pictures by those of files that are named after their content, so that browsers never ask for them again. `write` makes
 * such a file and returns its address.
 */
export function createPictureAddresses(dir: string, write: (address: string, text: string) => string) {
  const known = new Map<string, string>();
  const addressOf = (address: string): string => {
    const file = `${renderedFile(dir, address)}.body`;
    const hashed =
      known.get(address) ?? (existsSync(file) ? write(address.replace(/^.*\/(.*)\.svg$/, '$1-*.svg'), readFileSync(file, 'utf8')) : address);
    known.set(address, hashed);
    return hashed;
  };
  return { addressOf, replace: (text: string): string => text.replace(picture, addressOf) };
}
