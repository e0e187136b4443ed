import { forms } from './page-forms.ts';

/** Paths that take multipart bodies with files. */
export const uploadPaths: readonly string[] = forms.flatMap(({ route, files }) =>
  files ? [`/api/${route}`, ...(files.staged ? [`/api/${route}/files`] : [])] : [],
);
