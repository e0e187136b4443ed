import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

function testFilesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(root, folder, name));
}

test('every test file belongs to one project of jest', () => {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const projects = ['unit', 'http', 'load'].map((project) => ['--selectProjects', project]);
  const listed = projects.flatMap((args) => {
    const output = execFileSync(process.execPath, [jest, '--listTests', '--json', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const paths: string[] = JSON.parse(output.slice(output.indexOf('[')));
    return paths;
  });
  expect(listed.toSorted()).toEqual(['tests/unit', 'tests/http'].flatMap(testFilesIn).toSorted());
});
