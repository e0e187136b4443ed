/** Several codes of problem.ts share a page. A page's name is the key of its words in site.json. */
export const problemPages = [
  'unreadable',
  'otherSite',
  'method',
  'slow',
  'tooLarge',
  'often',
  'unavailable',
  'failed',
  'unknownRequest',
  'closedLink',
] as const;
export type ProblemPage = (typeof problemPages)[number];

const pageOfStatus: Readonly<Record<number, ProblemPage>> = {
  403: 'otherSite',
  405: 'method',
  408: 'slow',
  413: 'tooLarge',
  429: 'often',
  500: 'failed',
  503: 'unavailable',
};

/** The internal route, without language, of the page for a problem response with a status. */
export function problemPageOfStatus(status: number): string {
  return status === 404 ? '/missing' : problemPageRoute(pageOfStatus[status] ?? 'unreadable');
}

/** The internal route of a problem's page. It has no public address: the front door serves it as a response. */
export function problemPageRoute(page: ProblemPage): string {
  return `/refused/${page}`;
}
