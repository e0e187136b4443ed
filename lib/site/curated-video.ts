import type { InLanguages } from './site-languages.ts';
import type { VideoCategory } from './video-categories.ts';

export type CuratedVideo = {
  /** YouTube id of eleven characters. */
  id: string;
  categories: readonly VideoCategory[];
  title: InLanguages<string>;
  /** A page of the site on the same subject: the target of a sample. */
  page: string;
  channel: string;
  /** YYYY-MM-DD. */
  published: string;
};
