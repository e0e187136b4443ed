import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: ReadonlyMap<string, string> | undefined;

function readColors(): ReadonlyMap<string, string> {
  const [light = ''] = readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8').split('@layer');
  return new Map(Array.from(light.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]));
}

/** The value of a colour of the site in the light scheme, by its name in the style sheet. Only while the site is built. */
export function color(name: string): string {
  known ??= readColors();
  const value = known.get(name);
  if (!value) throw new Error(`No colour "${name}" in app/styles/tokens.css`);
  return value;
}
