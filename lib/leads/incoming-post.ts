import 'server-only';
import type { Posted } from '#lib/forms/posted.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** A post that was read; its form is not identified yet. */
export type IncomingPost = {
  /** The route below /api, such as `webhook-relay`. */
  route: string;
  posted: Posted;
  /** sha-256 (hex) of the body. */
  bodyHash: string;
  /** The visitor gets a page in response, not JSON: the browser posted the form without JavaScript. */
  wantsPage: boolean;
  idempotencyKey: string | null;
  locale: Locale;
  ip: string;
  userAgent: string;
  /** `Referer`; used only for the path of a page of the site. */
  referrer: string | null;
  fileIds?: readonly string[];
};
