import { fileProblem } from '#components/forms/file-problem.ts';
import type { FormView } from '#components/forms/form-view.ts';
import type { Messages } from '#lib/i18n/messages.ts';

/** A chosen file. `problem` is its message; `hasFailed`: sending failed and the file can be retried; `staged` is its id on the server. */
export type ChosenFile = { id: number; file: File; problem?: string | undefined; hasFailed?: boolean; staged?: string };

let lastId = 0;

const isSame = (a: File, b: File): boolean => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function problemOf(file: File, { words, limits, accept }: DocumentsView): string | undefined {
  const code = fileProblem(file, { accept, maxBytes: limits.fileBytes });
  return code && words.problems[code]?.replace('{name}', () => file.name);
}

export function makeChosenFile(file: File, view: DocumentsView): ChosenFile {
  lastId += 1;
  const problem = problemOf(file, view);
  return { id: lastId, file, ...(problem ? { problem } : {}) };
}

export const totalOf = (files: readonly ChosenFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Adds files to the list; duplicates are left out and named in the note. */
export function withFiles(list: readonly ChosenFile[], more: readonly File[], view: DocumentsView): { files: ChosenFile[]; note: string } {
  const files = [...list];
  const notes: string[] = [];
  for (const file of more) {
    if (files.some((listed) => isSame(listed.file, file))) notes.push(view.words.ui.repeated.replace('{name}', () => file.name));
    else files.push(makeChosenFile(file, view));
  }
  return { files, note: notes.join(' ') };
}

export function listProblem(files: readonly ChosenFile[], { words, limits }: DocumentsView): string | undefined {
  if (files.length === 0) return `${words.noFiles.title}: ${words.noFiles.text}`;
  if (files.length > limits.files) return words.problems.too_many_files;
  return totalOf(files) > limits.totalBytes ? words.problems.files_too_large?.replace('{name}', () => files.at(-1)?.file.name ?? '') : undefined;
}

type DocumentsWords = Omit<Messages['portal']['documents'], 'problems'> & { problems: Readonly<Record<string, string>> };

/** Words and data of the documents form in one language. Placeholders such as `{name}` are still in its words. */
export type DocumentsView = {
  form: FormView;
  words: DocumentsWords;
  /** `files`: their number; the others are bytes. */
  limits: { fileBytes: number; files: number; totalBytes: number };
  accept: string;
  decimalSign: string;
};
