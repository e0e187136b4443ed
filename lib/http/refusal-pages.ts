/** Reasons of refusals that have a built page. */
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

/** The internal route, without language, of the page for a refusal with a status. */
export function refusalRoute(status: number): string {
  return status === 404 ? '/missing' : refusedRoute(reasonOf[status] ?? 'unreadable');
}

/** The internal route of the page for a reason. It has no public address: the front door serves it as a response. */
export function refusedRoute(reason: RefusalReason): string {
  return `/refused/${reason}`;
}
