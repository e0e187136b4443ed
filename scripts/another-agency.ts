/**
 * Builds the site of another agency from a copy of the sources, and fails where it names anything of this one: `node scripts/another-agency.ts`.
 * `--keep` leaves the copy, `--crawl DIR` reads one that was kept.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { agencyFile } from './another-agency/agency.ts';
import { crawl } from './another-agency/crawl.ts';

const root = dirname(import.meta.dirname);
const { values } = parseArgs({ options: { keep: { type: 'boolean' }, crawl: { type: 'string' } } });
const leftOut = new Set(['.git', '.next', '.data', '.bench', 'node_modules', 'test-results', 'playwright-report']);
const mostShown = 60;

function run(cwd: string, command: string, ...args: readonly string[]): Promise<void> {
  const began = performance.now();
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
    child.on('error', failed);
    child.on('close', (code) => {
      process.stdout.write(`${command} ${args[0] ?? ''}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
      if (code === 0) done();
      else failed(new Error(`${command} ${args.join(' ')} failed`));
    });
  });
}

/** Sources are copied, packages are linked file by file: a linked folder would lead the build out of the copy. */
async function copySources(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'another-agency-'));
  cpSync(root, copy, { recursive: true, filter: (file) => dirname(file) !== root || !leftOut.has(basename(file)) });
  await run(root, 'cp', '-al', 'node_modules', copy).catch(() => run(root, 'cp', '-a', 'node_modules', copy));
  const file = join(copy, 'lib/site/agency.ts');
  writeFileSync(file, agencyFile(readFileSync(file, 'utf8')));
  return copy;
}

async function build(copy: string): Promise<void> {
  await run(copy, 'node_modules/.bin/next', 'typegen');
  await run(copy, 'node_modules/.bin/tsc', '--noEmit', '--incremental', 'false');
  await run(copy, process.execPath, 'scripts/build.mjs');
}

const copy = values.crawl ?? (await copySources());
try {
  if (!values.crawl) await build(copy);
  const { files, finds } = crawl(copy);
  for (const { file, found, around } of finds.slice(0, mostShown)) process.stdout.write(`${file}: ${found} in «${around}»\n`);
  process.stdout.write(`${files} files of another agency, ${finds.length} names of this one\n`);
  process.exitCode = finds.length === 0 && files > 0 ? 0 : 1;
} finally {
  if (!values.keep && !values.crawl) rmSync(copy, { recursive: true, force: true });
  else process.stdout.write(`The copy is ${copy}\n`);
}
