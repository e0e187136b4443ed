/**
 * Adds a fourth language to a copy of the sources by its entry and its words alone, and fails where that is not enough: types, the tests of what
 * is derived from the table of languages, the build, and forms without JavaScript in every language. `node scripts/fourth-language.ts`;
 * `--keep` leaves the copy.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addFrench } from './fourth-language/french.ts';
import { copySources, run } from './whole-tree/copy-sources.ts';

/** Tests that go through the languages of the table; others have texts of their own in three languages. */
const unitTests = 'i18n/site-languages|build/derived-files|unit/messages|front-door/';
const httpTests = 'http/(?:pages|refused-pages|plain-forms|front-door)';
/** Some tests have texts in each language: they are no part of the site. */
const sourcesAlone = { extends: './tsconfig.json', exclude: ['node_modules', 'tests'] };

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const copy = await copySources('fourth-language');
const bin = (name: string) => join('node_modules/.bin', name);
try {
  addFrench(copy);
  await run(copy, process.execPath, 'scripts/derive.ts');
  writeFileSync(join(copy, 'tsconfig.sources.json'), JSON.stringify(sourcesAlone));
  await run(copy, bin('next'), 'typegen');
  await run(copy, bin('tsc'), '--noEmit', '--incremental', 'false', '--project', 'tsconfig.sources.json');
  await run(copy, bin('jest'), '--selectProjects', 'unit', '--testPathPatterns', unitTests);
  await run(copy, process.execPath, 'scripts/build.mjs');
  await run(copy, bin('jest'), '--selectProjects', 'http', '--testPathPatterns', httpTests);
} finally {
  if (values.keep) process.stdout.write(`The copy is ${copy}\n`);
  else rmSync(copy, { recursive: true, force: true });
}
