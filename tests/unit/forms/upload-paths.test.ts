import { uploadPaths } from '#lib/forms/upload-paths.ts';

test('lists the paths of every form with files, and those where files of forms and of the second step are staged', () => {
  expect(uploadPaths.toSorted()).toEqual(['/api/documents', '/api/documents/files', '/api/leads/coi', '/api/requests/files']);
});
