import { parse, type Root } from 'postcss';
import { dropUnused } from './used-rules.ts';

export type SiteSheet = {
  /** All rules but those for paper, without layers: the rules in each page are taken from these. */
  page: string;
  shared: string;
  print: string;
};

const ofPaper = /^print\b/;

/** Removes the rules for paper from a sheet and returns them. */
function extractPrintRules(root: Root): Root {
  const print = root.clone({ nodes: [] });
  root.each((rule) => {
    if (rule.type === 'atrule' && rule.name === 'media' && ofPaper.test(rule.params)) print.append(rule);
  });
  return print;
}

/**
 * Splits the style sheet of the build. Layers and font faces in a sheet that comes late make browsers lay out the whole page again. Layers are in
 * the order of the text (`app/globals.css` names none), so the result is the same without them.
 */
export function readSiteSheet(css: string): SiteSheet {
  const root = parse(css);
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
  dropUnused(root);
  const shared = root.clone();
  shared.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const print = extractPrintRules(root).toString();
  return { page: root.toString(), shared: shared.toString(), print };
}
