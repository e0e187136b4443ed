/** Why the site did not do what a visitor asked, as far as a page made at build time can tell it. */
export const refusalReasons = ['unreadable', 'otherSite', 'method', 'slow', 'tooLarge', 'often', 'unavailable', 'failed', 'unknownRequest'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const reasonOf: Readonly<Record<number, RefusalReason>> = {
  403: 'otherSite',
  405: 'method',
  408: 'slow',
  413: 'tooLarge',
  429: 'often',
  500: 'failed',
  503: 'unavailable',
};

/** The internal route, below the language, of the page that says why something was refused with a status. */
export function refusalRoute(status: number): string {
  return status === 404 ? '/missing' : refusedRoute(reasonOf[status] ?? 'unreadable');
}

/** The internal route of the page with one reason. No address leads there: the front door shows it in the place of an answer. */
export function refusedRoute(reason: RefusalReason): string {
  return `/refused/${reason}`;
}
