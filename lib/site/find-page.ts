import { parseContinuePath } from './continue-path.ts';
import { parseNewsletterPath } from './newsletter-paths.ts';
import type { Page, Section } from './page.ts';
import { type PageId, pages } from './pages.ts';

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]));
const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** A page by id; throws for an unknown id. */
export function pageOf(id: PageId | (string & {})): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No page "${id}" in lib/site/pages.ts`);
  return page;
}

/** Whether the agency has the page; pages of states and lines that it does not offer are left out. */
export function hasPage(id: string): boolean {
  return byId.has(id);
}

/** A page by its main path without language prefix. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path);
}

export function statePageOf(state: string): Page {
  return pageOf(`state-${state.toLowerCase()}`);
}

/** The page and its parents, from the home page down. */
export function trailOf(page: Page): Page[] {
  const parts = page.path.split('/').filter(Boolean);
  const above = parts.map((_, index) => pageAt(`/${parts.slice(0, index + 1).join('/')}`));
  return [pageOf('home'), ...above.filter((entry) => entry !== undefined)];
}

export function sectionsOf(page: Page): (Section & { words: string })[] {
  return page.sections.map((entry) => (typeof entry === 'string' ? { kind: entry, words: entry } : { ...entry, words: entry.words ?? entry.kind }));
}

/** The fragment of a section. */
export function sectionId({ kind, words }: Section & { words: string }): string {
  if (kind === 'form') return 'quote-form';
  return kind === 'contact' ? 'contact' : words;
}

/** Whether a text has the format of a reference: eight letters and digits. */
export function isReference(text: string): boolean {
  return /^[0-9A-Z]{8}$/i.test(text);
}

/** Whether the language switch may lead to a path without language prefix. */
export function isSwitchable(path: string): boolean {
  const [, first, reference = '', ...rest] = path.split('/');
  if (byPath.has(path) || parseNewsletterPath(path) || parseContinuePath(path)) return true;
  return first === 'thank-you' && rest.length === 0 && isReference(reference);
}
