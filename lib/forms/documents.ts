import { submissionFields } from './blocks.ts';
import { type FormDefinition, group } from './form-definition.ts';
import { fileLimits } from './file-rule.ts';

export const documentsForm = {
  id: 'documents',
  version: 1,
  kind: 'documents',
  route: 'documents',
  payload: 'plain',
  staffName: 'Documents',
  subjectLabel: 'Documents',
  insuranceLine: 'documents',
  messageKey: 'documents',
  component: 'documents',
  missingMessages: 'portal.documents',
  files: { field: 'file_0', extensions: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'], maxFiles: fileLimits.files, required: true, staged: true },
  fields: [
    ...group('you', [
      { name: 'client_name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' },
      { name: 'client_email', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
      { name: 'message', kind: 'paragraph' },
    ]),
    ...submissionFields,
  ],
} as const satisfies FormDefinition;
