import { parse, type Root } from 'postcss';
import { dropUnused } from './used-rules.ts';

export type SiteSheet = {
  /** What one page's own rules are taken from: all but those for paper, without layers. */
  page: string;
  shared: string;
  print: string;
};

const ofPaper = /^print\b/;

/** Takes the rules for paper out of a sheet; answers with them. */
function takePrint(root: Root): Root {
  const print = root.clone({ nodes: [] });
  root.each((rule) => {
    if (rule.type === 'atrule' && rule.name === 'media' && ofPaper.test(rule.params)) print.append(rule);
  });
  return print;
}

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
  dropUnused(root);
  const shared = root.clone();
  shared.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const print = takePrint(root).toString();
  return { page: root.toString(), shared: shared.toString(), print };
}
