const blocks = new Set('p li dt dd h1 h2 h3 h4 summary td th caption label legend button option figcaption blockquote'.split(' '));
const textAttributes = ['alt', 'aria-label', 'placeholder', 'title'] as const;

/** The element or its closest ancestor that fits. Selectors take jsdom many times as long as properties. */
function closest(element: Element, fits: (current: Element) => boolean): Element | undefined {
  for (let current: Element | null = element; current; current = current.parentElement) if (fits(current)) return current;
  return undefined;
}

/** The line of a folded section repeats words that are below it. */
const isIgnored = (element: Element) =>
  element.localName === 'script' ||
  element.localName === 'style' ||
  element.getAttribute('translate') === 'no' ||
  element.classList.contains('fold-line');

function isInPageLanguage(element: Element): boolean {
  return closest(element, (ancestor) => ancestor.hasAttribute('lang')) === element.ownerDocument.documentElement && !closest(element, isIgnored);
}

/** The texts of a document, one for each block. */
function readBlocks(document: Document): string[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode;
    if (!text?.trim() || !parent || !isInPageLanguage(parent)) continue;
    const block = closest(parent, ({ localName }) => blocks.has(localName)) ?? parent;
    texts.set(block, `${texts.get(block) ?? ''}${text}`);
  }
  return [...texts.values()].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** All texts of a page, without those marked as another language or as a name. */
export function textBlocks(document: Document): string[] {
  const attributes = Array.from(document.body.querySelectorAll(textAttributes.map((name) => `[${name}]`).join()))
    .filter(isInPageLanguage)
    .flatMap((element) => textAttributes.map((name) => element.getAttribute(name) ?? ''));
  const head = Array.from(document.head.querySelectorAll('meta[name="description"], meta[property="og:image:alt"]'));
  const descriptions = head.map((meta) => meta.getAttribute('content') ?? '');
  return [...new Set([document.title, ...descriptions, ...attributes, ...readBlocks(document)])].filter(Boolean);
}
