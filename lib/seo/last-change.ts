import dates from '#data/page-dates.json' with { type: 'json' };

const changes: Readonly<Record<string, { hash: string; changed: string } | undefined>> = dates;

/** The day (YYYY-MM-DD) of the last change of a page's words or sections, recorded by `npm run dates`. */
export function lastChange(pageId: string): string | undefined {
  return changes[pageId]?.changed;
}
