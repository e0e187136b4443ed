import { createHash } from 'node:crypto';

const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const older = /<script src="[^"]+" noModule=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*>/g;
const built = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** Scripts in the page itself: what starts the bundle, and what React tells the browser about the page. */
const inline = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

export type HeldPage = {
  html: string;
  /** The page's own part of the script, which was in it: the address it is fetched from, and its text. */
  boot: { path: string; text: string };
};

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, group = '']) => group);
}

export type Shared = {
  /** Address of each page's first script, which fetches what is left out here when it is needed. */
  starter: string;
  /** Address of the sheet that all pages share. */
  sheet: string;
};

/**
 * A finished document of Next without the framework: its scripts, and the copy of the page that they read, go into a file
 * of their own. `css`, the rules that this page has a use for, stands in the page; the sheet comes with the framework.
 * Throws where Next writes its documents in another way.
 */
export function holdFramework(html: string, { starter, sheet }: Shared, css: string): HeldPage {
  const chunks = all(html, chunk);
  const texts = all(html, inline);
  const styles = all(html, built);
  if (chunks.length === 0 || styles.length === 0 || !texts.some((text) => text.includes('__next_f')))
    throw new Error('A document of Next is not written as expected: its script cannot be held back');
  const text = texts.join(';\n');
  const path = `/_next/static/boot/${createHash('sha256').update(text).digest('base64url').slice(0, 20)}.js`;
  const start = `<script type="module" async="" src="${starter}" data-boot="${path}" data-chunks="${chunks.join(' ')}" data-styles="${styles.join(' ')}" data-sheet="${sheet}"></script>`;
  const lighter = [chunk, older, hint, inline, built].reduce((page, pattern) => page.replace(pattern, ''), html);
  return { html: lighter.replace('</head>', () => `<style>${css}</style>${start}</head>`), boot: { path, text } };
}
