import { forms } from './page-forms.ts';

export const uploadPaths: readonly string[] = forms.flatMap(({ route, files }) =>
  files ? [`/api/${route}`, ...(files.staged ? [`/api/${route}/files`] : [])] : [],
);
