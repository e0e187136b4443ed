const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const older = /<script src="[^"]+" noModule=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*>/g;
const built = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** Scripts in the page itself: what starts the bundle, and what React tells the browser about the page. */
const inline = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

export type HeldPage = {
  html: string;
  /** The scripts that were in it, in one piece, with their tags: the page's own part of what the framework reads. */
  scripts: string;
};

function all(html: string, pattern: RegExp, group = 1): string[] {
  return Array.from(html.matchAll(pattern), (found) => found[group] ?? '');
}

export type Shared = {
  /** Address of each page's first script, which fetches what is left out here when it is needed. */
  starter: string;
  /** Address of the sheet that all pages share. */
  sheet: string;
};

/**
 * A finished document of Next without the framework: its scripts, and the copy of the page that they read, are for a file
 * of their own at the address `boot`. `css`, the rules that this page has a use for, stands in the page; the sheet comes with the framework.
 * Throws where Next writes its documents in another way.
 */
export function holdFramework(html: string, boot: string, { starter, sheet }: Shared, css: string): HeldPage {
  const chunks = all(html, chunk);
  const scripts = all(html, inline, 0);
  const styles = all(html, built);
  if (chunks.length === 0 || styles.length === 0 || !scripts.some((script) => script.includes('__next_f')))
    throw new Error('A document of Next is not written as expected: its script cannot be held back');
  const start = `<script type="module" async="" src="${starter}" data-boot="${boot}" data-chunks="${chunks.join(' ')}" data-styles="${styles.join(' ')}" data-sheet="${sheet}"></script>`;
  const lighter = [chunk, older, hint, inline, built].reduce((page, pattern) => page.replace(pattern, ''), html);
  return { html: lighter.replace('</head>', () => `<style>${css}</style>${start}</head>`), scripts: scripts.join('') };
}
