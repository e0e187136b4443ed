import { isUploadPath, uploadPaths } from '#lib/forms/upload-paths.ts';
import { openedLeadPath } from '#lib/site/visitor-paths.ts';

test('lists the path of every form with files, and every path that stages files', () => {
  expect(uploadPaths.toSorted()).toEqual(['/api/documents', '/api/documents/files', '/api/leads/coi', '/api/requests/files']);
});

test('knows the path of the papers of one lead', () => {
  const reference = 'CFGHJK34';
  const paths = [
    '/api/leads/coi',
    openedLeadPath(reference, 'files'),
    openedLeadPath(reference),
    openedLeadPath(reference, 'link'),
    '/api/requests//files',
  ];
  expect(paths.map(isUploadPath)).toEqual([true, true, false, false, false]);
});
