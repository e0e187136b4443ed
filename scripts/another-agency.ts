/**
 * Builds the site of another agency from a copy of the sources, and fails where it names anything of this one: `node scripts/another-agency.ts`.
 * `--keep` leaves the copy, `--read DIR` reads one that was kept.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agencyFile } from './another-agency/agency.ts';
import { findNames } from './another-agency/find-names.ts';
import { copySources, run } from './whole-tree/copy-sources.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean' }, read: { type: 'string' } } });
const maxShown = 60;

async function copyWithAgency(): Promise<string> {
  const copy = await copySources('another-agency');
  const file = join(copy, 'lib/site/agency.ts');
  writeFileSync(file, agencyFile(readFileSync(file, 'utf8')));
  return copy;
}

async function build(copy: string): Promise<void> {
  await run(copy, 'node_modules/.bin/next', 'typegen');
  await run(copy, 'node_modules/.bin/tsc', '--noEmit', '--incremental', 'false');
  await run(copy, process.execPath, 'scripts/build.mjs');
}

const copy = values.read ?? (await copyWithAgency());
try {
  if (!values.read) await build(copy);
  const { files, names } = findNames(copy);
  for (const { file, name, around } of names.slice(0, maxShown)) process.stdout.write(`${file}: ${name} in «${around}»\n`);
  process.stdout.write(`${files} files of another agency, ${names.length} names of this one\n`);
  process.exitCode = names.length === 0 && files > 0 ? 0 : 1;
} finally {
  if (!values.keep && !values.read) rmSync(copy, { recursive: true, force: true });
  else process.stdout.write(`The copy is ${copy}\n`);
}
