import { forms } from './page-forms.ts';
import { papersPath } from './second-step/papers.ts';

/** Every path that takes files. */
export const uploadPaths: readonly string[] = [
  papersPath,
  ...forms.flatMap(({ route, files }) => (files ? [`/api/${route}`, ...(files.staged ? [`/api/${route}/files`] : [])] : [])),
];
