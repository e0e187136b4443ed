import { spawnSync } from 'node:child_process';
import { basename, relative } from 'node:path';

/** 40 test files take about half a minute. */
const maxFiles = 40;

const output = (command, args) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 }).stdout ?? '';
const stemOf = (file) => basename(file).replace(/\..*$/, '');

/** Files that differ from the branch `main`, committed or not, by path from the root. Empty outside a repository. */
export function changedFiles() {
  const base = output('git', ['merge-base', 'HEAD', 'main']).trim() || 'HEAD';
  const changed = output('git', ['diff', '--name-only', '--diff-filter=d', base]);
  return `${changed}\n${output('git', ['ls-files', '--others', '--exclude-standard'])}`.split('\n').filter(Boolean);
}

/**
 * Test files of a jest project that changed or that import a changed file. Where they are too many for a quick check: those that changed or have the
 * name of a changed file, since `npm test` runs the others.
 */
export async function chooseTests(project) {
  const files = changedFiles().filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
  if (files.length === 0) return [];
  const listed = output('jest', ['--selectProjects', project, '--listTests', '--findRelatedTests', ...files]);
  const related = listed.split('\n').flatMap((line) => (line.includes('.test.') ? relative(process.cwd(), line.trim()) : []));
  if (related.length <= maxFiles) return related;
  const stems = new Set(files.map(stemOf));
  const chosen = related.filter((file) => stems.has(stemOf(file))).slice(0, maxFiles);
  console.log(`${chosen.length} of ${related.length} test files that depend on the change; npm test -- ${project} runs all of them.`);
  return chosen;
}
