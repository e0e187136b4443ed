import type { VideoCategory } from '#lib/site/video-categories.ts';
import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type VideoWords = Messages['videos'];

/** A video as a card shows it: every text is in the visitor's language. */
export type VideoSummary = {
  id: string;
  title: string;
  channel: string;
  date: string;
  views?: string;
  /** Where it can be watched without this site; of a sample, the page on its subject. */
  href: string;
  /** A subject that has no video yet: nothing is played. */
  sample: boolean;
};

/** What the browser of videos needs in one language. One category is shown without tabs. */
export type BrowserView = {
  locale: Locale;
  /** The language with its country, for dates and figures. */
  regional: string;
  words: VideoWords;
  categories: readonly VideoCategory[];
  /** How many videos a search shows. */
  most: number;
};
