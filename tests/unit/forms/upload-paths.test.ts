import { uploadPaths } from '#lib/forms/upload-paths.ts';

test('lists the paths of every form with files, and where files are staged, and the second step', () => {
  expect(uploadPaths.toSorted()).toEqual(['/api/documents', '/api/documents/files', '/api/leads/coi', '/api/requests/files']);
});
