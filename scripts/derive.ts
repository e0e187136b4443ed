// Writes the files derived from languages, forms, facts and colors, and the desk's styles and script: `npm run dev`, a build and `npm run format` run it.
import { derivedFiles } from './build/derived-files.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

for await (const [path, text] of derivedFiles(root)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
