import { documentsForm } from '../documents.ts';
import { type FileRule, fileLimits } from '../file-rule.ts';

/** The last step of every second step: the state's letter, a declarations page, loss runs, a license. */
export const papersStep = 'papers';

export const papersRule: FileRule = { field: 'file_0', extensions: documentsForm.files.extensions, maxFiles: fileLimits.files, required: true };

/** The post that brings the files of an open request. */
export const papersPath = '/api/requests/files';
