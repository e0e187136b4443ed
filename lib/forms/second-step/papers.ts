import { documentsForm } from '../documents.ts';
import { fileLimits, type FileRule } from '../file-rule.ts';
import type { SecondStepForm } from './second-step-form.ts';

/** Papers that staff asked for, of a lead without a second step. */
export const papersOnlyForm: SecondStepForm = {
  id: 'papers',
  version: 1,
  kind: 'documents',
  route: 'requests',
  payload: 'plain',
  staffName: 'Documents',
  subjectLabel: 'Documents',
  messageKey: 'documents',
  fields: [],
  detailSteps: [],
};

/** The last step of every second step: the state's letter, a declarations page, loss runs, a license. */
export const papersStep = 'papers';

export const papersRule: FileRule = { field: 'file_0', extensions: documentsForm.files.extensions, maxFiles: fileLimits.files, required: true };

/** The path to which the papers of an opened lead are posted. */
export const papersPath = '/api/requests/files';
