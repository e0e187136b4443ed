import type { Line, Page, PageLink } from './page.ts';

/** Forms that ask about one line of insurance; the entry page opens each under its own fragment. */
export const lineForms = ['personal-auto', 'commercial-auto', 'commercial-property', 'homeowners'] as const;
const quoteForms: readonly string[] = [...lineForms, 'home', 'selector', 'smart-quote', 'auto-wizard'];

const formOfLine: Readonly<Record<Line, string | undefined>> = {
  personal: 'personal-auto',
  commercial: 'commercial-auto',
  property: 'commercial-property',
  homeowners: 'homeowners',
  company: undefined,
};

/** Whether a page has a form of its own that asks for a quote. */
export function hasQuoteForm({ form = '' }: Page): boolean {
  return quoteForms.includes(form);
}

/** What a page is about, for the form that it leads to: the form of its line, and its state. */
export function quoteContext(page: Page | undefined): { line?: string; state?: string } {
  const line = lineForms.find((form) => form === page?.form) ?? (page && !page.form ? formOfLine[page.line] : undefined);
  const state = page?.formStart?.state;
  return { ...(line ? { line } : {}), ...(state ? { state } : {}) };
}

/** Where "get a quote" leads to from a page: the entry page, with the form of the page's line open and its state chosen. */
export function quoteLink(page: Page | undefined): PageLink {
  const { line, state } = quoteContext(page);
  return { page: 'get-quote', ...(state ? { query: `state=${state}` } : {}), ...(line ? { fragment: `quote-${line}` } : {}) };
}
