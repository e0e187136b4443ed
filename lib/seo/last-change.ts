import dates from '#data/page-dates.json' with { type: 'json' };

const known: Readonly<Record<string, { hash: string; changed: string } | undefined>> = dates;

/** The day (YYYY-MM-DD) when a page's words or sections last changed, as `npm run dates` has recorded it. */
export function lastChange(pageId: string): string | undefined {
  return known[pageId]?.changed;
}
