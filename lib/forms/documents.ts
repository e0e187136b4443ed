import { sent } from './blocks.ts';
import { type FormDefinition, group } from './field.ts';

const megabyte = 1_048_576;

/** How much a visitor may send at once; sizes are bytes. */
export const fileLimits = { fileBytes: 10 * megabyte, files: 10, totalBytes: 25 * megabyte } as const;

/** What may be sent, as the file picker names it; the content decides in the end. */
export const fileExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;

/** Documents for the agency: the files travel beside these answers in a multipart body. */
export const documentsForm: FormDefinition = {
  id: 'documents',
  version: 1,
  route: 'documents',
  payload: 'plain',
  line: 'Documents',
  files: true,
  fields: [
    ...group('you', [
      { name: 'client_name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' },
      { name: 'client_email', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
      { name: 'message', kind: 'paragraph' },
    ]),
    ...sent,
  ],
};
