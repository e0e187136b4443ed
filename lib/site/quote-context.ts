import { type OfferedLine, siteLines, isOffered } from './offer.ts';
import type { Page, PageLink } from './page.ts';

const formOfLine = {
  personal: 'personal-auto',
  commercial: 'commercial-auto',
  property: 'commercial-property',
  homeowners: 'homeowners',
} as const satisfies Record<OfferedLine, string>;

/** First steps of lines that also have a full form: links from their pages lead to the full form of the page's line. */
const firstStepsWithFullForm: readonly string[] = [
  'personal-auto-first',
  'filing-first',
  'commercial-auto-first',
  'commercial-property-first',
  'homeowners-first',
];

/** Forms of the lines that the agency sells; the quote page opens each under its own fragment. */
export const lineForms = siteLines.filter((line) => isOffered([line])).map((line) => formOfLine[line]);
const quoteForms: readonly string[] = [
  ...Object.values(formOfLine),
  ...firstStepsWithFullForm,
  'workers-compensation',
  'business-first',
  'home',
  'selector',
  'smart-quote',
  'auto-wizard',
];

/** Review forms of the lines that the agency sells. */
export const reviewForms = [
  ...(isOffered(['personal']) ? (['review-personal'] as const) : []),
  ...(isOffered(['commercial']) ? (['review-commercial'] as const) : []),
  ...(isOffered(['property', 'homeowners']) ? (['review-property'] as const) : []),
];

function lineFormOf({ form, line }: Page) {
  if (form && !firstStepsWithFullForm.includes(form)) return lineForms.find((lineForm) => lineForm === form);
  return line === 'company' || !isOffered([line]) ? undefined : formOfLine[line];
}

export function hasQuoteForm({ form = '' }: Page): boolean {
  return quoteForms.includes(form);
}

/** The form of the page's line, and its state, for a link to the quote page. */
export function quoteContext(page: Page | undefined): { line?: string; state?: string } {
  const line = page && lineFormOf(page);
  const state = page?.formPresets?.state;
  return { ...(line ? { line } : {}), ...(state ? { state } : {}) };
}

/** The quote page with the form of the page's line open and its state chosen. */
export function quoteLink(page: Page | undefined): PageLink {
  const { line, state } = quoteContext(page);
  return { page: 'get-quote', ...(state ? { query: `state=${state}` } : {}), ...(line ? { fragment: `quote-${line}` } : {}) };
}
