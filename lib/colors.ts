import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Scheme = 'light' | 'dark';
type Colors = ReadonlyMap<string, string>;

let cached: Readonly<Record<Scheme, Colors>> | undefined;

const colorsIn = (css: string): Colors =>
  new Map(Array.from(css.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]));

/** The colors of both schemes; the dark one inherits what it does not change. */
function siteColors(): Readonly<Record<Scheme, Colors>> {
  if (cached) return cached;
  const sheet = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'app/styles/tokens.css'), 'utf8');
  const [first = '', ...later] = sheet.split('@media');
  const light = colorsIn(first);
  cached = { light, dark: new Map([...light, ...colorsIn(later.join(''))]) };
  return cached;
}

/** A color by its name in `app/styles/tokens.css`. */
export function color(name: string, scheme: Scheme = 'light'): string {
  const value = siteColors()[scheme].get(name);
  if (!value) throw new Error(`No color "${name}" in app/styles/tokens.css`);
  return value;
}
