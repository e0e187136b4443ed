import type { FormView } from '#components/forms/form-view.ts';
import type { Messages } from '#lib/i18n/messages.ts';

type DocumentsWords = Omit<Messages['portal']['documents'], 'problems'> & { problems: Readonly<Record<string, string>> };

/** Words and data of the documents form in one language. Placeholders such as `{name}` are still in its words. */
export type DocumentsView = {
  form: FormView;
  words: DocumentsWords;
  /** Bytes, and number of files. */
  limits: { fileBytes: number; files: number; totalBytes: number };
  accept: string;
  decimal: string;
};
