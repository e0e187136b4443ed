import { forms } from './page-forms.ts';
import { papersPath } from './second-step/papers.ts';

/** Every path that takes files, but for that of one lead. */
export const uploadPaths: readonly string[] = [
  papersPath,
  ...forms.flatMap(({ route, files }) => (files ? [`/api/${route}`, ...(files.staged ? [`/api/${route}/files`] : [])] : [])),
];

/** The papers of one lead, as `openedLeadPath` names it. */
const leadFilesPath = /^\/api\/requests\/[^/]+\/files$/;

export function isUploadPath(path: string): boolean {
  return uploadPaths.includes(path) || leadFilesPath.test(path);
}
