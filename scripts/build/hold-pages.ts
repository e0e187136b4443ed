import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeldPages, heldFiles, heldPagesFile, standInBoot } from '#front-door/held-pages.ts';
import { inlineHashes } from '#front-door/inline-hashes.ts';
import { putOrigin } from '#front-door/put-origin.ts';
import { holdFramework, type Shared } from './hold-framework.ts';
import type { StyledPage } from './page-styles.ts';

function findShared(dir: string): Shared {
  const names = readdirSync(join(dir, '.next', 'static', 'start'));
  const [starter, sheet] = ['start-', 'site-'].map((name) => names.find((file) => file.startsWith(name)));
  if (!starter || !sheet) throw new Error('The first script of the pages or their sheet is missing');
  return { starter: `/_next/static/start/${starter}`, sheet: `/_next/static/start/${sheet}` };
}

/** Their policy names these texts by their hashes, which are taken before the site's address is known. */
function steadyHashes(html: string) {
  const hashes = inlineHashes(html);
  if (JSON.stringify(inlineHashes(putOrigin(html, 'https://other.example'))) !== JSON.stringify(hashes))
    throw new Error("The site's address stands in an inline script or style, whose hash is taken before it is known");
  return hashes;
}

/**
 * Takes the framework out of every finished document and writes what is sent and what was taken out beside it, so that the server has only
 * to put the site's address in. The shared sheet and the first script must have been made.
 */
export function holdPages(dir: string, pages: readonly StyledPage[]): void {
  const shared = findShared(dir);
  const held: HeldPages = {};
  for (const { route, file, html: whole, css } of pages) {
    const boot = createHash('sha256').update(whole).digest('base64url').slice(0, 20);
    const { html, scripts } = holdFramework(whole, standInBoot(boot), shared, css);
    const files = heldFiles(file);
    writeFileSync(files.html, html);
    writeFileSync(files.scripts, scripts);
    held[route] = { boot, ...steadyHashes(html) };
  }
  writeFileSync(heldPagesFile(dir), JSON.stringify(held));
}
