import type { Scope } from '#lib/site/offer.ts';
import type { PageId } from '#lib/site/pages.ts';
import type { StateLineId } from './state-line.ts';

export type Topic = {
  id: string;
  /** The first is the page that the reply names. */
  links: readonly PageId[];
  /** What the reply ends with: the quote form, a page, or a person and the office hours. */
  next: 'quote' | 'page' | 'person' | 'none';
  /** Legal facts that the reply states besides its figures: `<state>.<name>` of `lib/facts/displayed-fact.ts`. */
  law?: readonly string[];
  /** What the reply adds for a state that the message names. */
  stateLine?: StateLineId;
  /** Replies also to a visitor from a state that the agency doesn't serve. */
  alsoUnserved?: boolean;
  /** Included only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
};
