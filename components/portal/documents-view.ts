import type { FormView } from '#components/forms/form-view.ts';
import type { Messages } from '#lib/i18n/messages.ts';

type DocumentsWords = Omit<Messages['portal']['documents'], 'problems'> & { problems: Readonly<Record<string, string>> };

/** Everything the form for documents needs in one language, ready to travel to the browser. `{name}` and the like are still in its words. */
export type DocumentsView = {
  form: FormView;
  words: DocumentsWords;
  /** Bytes, and number of files. */
  limits: { fileBytes: number; files: number; totalBytes: number };
  /** Endings with their dot, as a file picker wants them. */
  accept: string;
  /** The sign before the tenths of a number. */
  decimal: string;
};
