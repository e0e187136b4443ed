import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss, { parse, type Root } from 'postcss';
import { shortNames } from './short-names.ts';

/** Short names for the classes of the whole site. */
export async function readClassNames(dir: string): Promise<Record<string, string>> {
  const from = join(dir, 'app', 'globals.css');
  const css = readFileSync(from, 'utf8');
  const own = Array.from(css.matchAll(/@import "(\.[^"]+)"/g), ([, file = '']) => readFileSync(join(dirname(from), file), 'utf8'));
  const { root } = await postcss([tailwind({ optimize: false })]).process(css, { from });
  return shortNames(root as Root, parse(own.join('\n')));
}
