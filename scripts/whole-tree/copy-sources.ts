import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const leftOut = new Set(['.git', '.next', '.data', '.bench', 'node_modules', 'test-results', 'playwright-report']);

/** Runs a program in a folder with its output on this terminal, prints its duration, and throws where it fails. */
export function run(cwd: string, command: string, ...args: readonly string[]): Promise<void> {
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

/** A new folder with the sources and the packages. Packages are linked file by file: with a linked folder the build would resolve files outside the copy. */
export async function copySources(name: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(root, copy, { recursive: true, filter: (file) => dirname(file) !== root || !leftOut.has(basename(file)) });
  await run(root, 'cp', '-al', 'node_modules', copy).catch(() => run(root, 'cp', '-a', 'node_modules', copy));
  return copy;
}
