import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { settleConstants, settleInitials } from './settle-values.ts';
import { dropUnused } from './used-rules.ts';

export type SiteSheet = {
  /** Everything, without layers: what one page's own rules are taken from. */
  whole: string;
  /** The same without the faces of fonts, which stand in each page. */
  shared: string;
};

/**
 * Takes the sheet of the build apart. A browser that meets layers or faces in a sheet that comes later lays the whole page out again, and takes fonts in
 * use that came too late for it. Layers are in the order of the text (`app/globals.css` names none), so that leaving them out changes nothing.
 */
export function readSiteSheet(css: string): SiteSheet {
  const root = parse(css);
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
  settleConstants(root);
  settleInitials(root);
  dropUnused(root);
  const whole = root.toString();
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return { whole, shared: root.toString() };
}

/** Writes the part that all pages share into the static files of the build, named after its content. */
export function writeSiteSheet(dir: string, shared: string): void {
  const folder = join(dir, '.next', 'static', 'start');
  const hash = createHash('sha256').update(shared).digest('base64url').slice(0, 12);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `site-${hash}.css`), shared);
}
