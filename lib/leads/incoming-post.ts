import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** A post that has been read but not yet judged: what came, from where, and how. */
export type IncomingPost = {
  /** The route under /api that was asked, e.g. `webhook-relay`. */
  route: string;
  posted: Posted;
  /** sha-256 (hex) of what was posted. */
  bodyHash: string;
  /** A plain form of a browser without script, not JSON. */
  native: boolean;
  idempotencyKey: string | null;
  locale: Locale;
  ip: string;
  userAgent: string;
  /** Page that the browser says it comes from; used only for the path of our own pages. */
  referrer: string | null;
  /** Ids of the files that came with it and are staged in the store. */
  fileIds?: readonly string[];
};
