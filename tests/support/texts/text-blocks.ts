const blocks = 'p, li, dt, dd, h1, h2, h3, h4, summary, td, th, caption, label, legend, button, option, figcaption, blockquote';
const spoken = ['alt', 'aria-label', 'placeholder', 'title'] as const;
const silent = 'script, style, [translate="no"]';

function isOwn(element: Element): boolean {
  return element.closest('[lang]') === element.ownerDocument.documentElement && !element.closest(silent);
}

/** Texts of a document by the block they stand in; a link among words belongs to its paragraph. */
function readBlocks(document: Document): string[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode;
    if (!text?.trim() || !parent || !isOwn(parent)) continue;
    const block = parent.closest(blocks) ?? parent;
    texts.set(block, `${texts.get(block) ?? ''}${text}`);
  }
  return [...texts.values()].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** What a visitor reads or hears on a page, block by block, without what is marked as another language or as a name. */
export function textBlocks(document: Document): string[] {
  const said = Array.from(document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
    .filter(isOwn)
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  const head = Array.from(document.head.querySelectorAll('meta[name="description"], meta[property="og:image:alt"]'));
  const told = head.map((meta) => meta.getAttribute('content') ?? '');
  return [...new Set([document.title, ...told, ...said, ...readBlocks(document)])].filter(Boolean);
}
