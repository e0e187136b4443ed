import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scene of a page as SVG, used in its hero, its share image and the poster of a video about it. Throws when the page has none. */
export const readScene = (pageId: string): string =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'data/scenes', `${pageId}.svg`), 'utf8').replaceAll(/\n\s*/g, '');
