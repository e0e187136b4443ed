import type { ItemLink, Section } from './page.ts';

/** Cards that link to pages, by the card's key. */
export function cards(pages: Readonly<Record<string, string>>): Section {
  return { kind: 'cards', links: linksTo(pages) };
}

function linksTo(pages: Readonly<Record<string, string>>): Record<string, ItemLink> {
  return Object.fromEntries(Object.entries(pages).map(([item, page]) => [item, { page }]));
}
