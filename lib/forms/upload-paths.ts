import { forms } from './page-forms.ts';
import { papersPath } from './second-step/papers.ts';

/** The paths that take files, except the one that names a lead. */
export const uploadPaths: readonly string[] = [
  papersPath,
  ...forms.flatMap(({ route, files }) => (files ? [`/api/${route}`, ...(files.staged ? [`/api/${route}/files`] : [])] : [])),
];

/** The path for the papers of a lead, as `openedLeadPath` makes it. */
const leadFilesPath = /^\/api\/requests\/[^/]+\/files$/;

export function isUploadPath(path: string): boolean {
  return uploadPaths.includes(path) || leadFilesPath.test(path);
}
