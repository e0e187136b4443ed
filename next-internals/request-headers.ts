import type { IncomingHttpHeaders } from 'node:http';

/** Asks for the flight data of a page instead of its document. */
export const flightHeader = 'rsc';

/** Sent with flight data, for Next's router in the browser: the route of an address without a language prefix. */
export const rewrittenPathHeader = 'x-nextjs-rewritten-path';

/** Headers that only Next itself may set: from outside they are forged. */
export const internalHeaders =
  /^(?:x-middleware-.*|x-invoke-.*|x-nextjs-.*|x-next-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|next-action|next-resume)$/;

/** Headers that Next's router sends with a request for flight data. */
export const routerHeaders = /^next-(?:router-.*|url|hmr-refresh.*)$/;

export function isFlightRequest(headers: IncomingHttpHeaders): boolean {
  return headers[flightHeader] === '1';
}
