import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** Supervises a program that records each of its starts, with short pauses. */
function supervise(program: string) {
  const starts = join(folder, `starts-${++count}`);
  const script = `require('node:fs').appendFileSync(${JSON.stringify(starts)}, 'x'); ${program}`;
  const caller = `import { supervise } from './scripts/supervise.mjs';
    process.exitCode = await supervise(process.execPath, ['-e', ${JSON.stringify(script)}], {}, { pausesMs: [10, 20] });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', caller], {
    cwd: resolve(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let notes = '';
  child.stderr.on('data', (text) => (notes += String(text)));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, notes, starts: readFileSync(starts, 'utf8').length })) };
}

test('does not restart a server that never listened', async () => {
  expect(await supervise('process.exit(1)').ended).toEqual({ code: 1, notes: '', starts: 1 });
});

test('does not restart a server that ended with code 0', async () => {
  expect(await supervise(`process.send('listening', () => process.exit(0))`).ended).toMatchObject({ code: 0, starts: 1 });
});

test.each([
  ['fails', 'process.exit(7)', 7],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 137],
])('starts a server again that %s, and gives up after several quick ends', async (_, end, code) => {
  const result = await supervise(`process.send('listening', () => ${end})`).ended;
  expect(result).toMatchObject({ code, starts: 3 });
  expect(result.notes).toMatch(/started again in 0\.01 s[\s\S]*started again in 0\.02 s[\s\S]*not started again/);
});

test('does not restart a server that was stopped by a signal', async () => {
  const program = `process.on('SIGTERM', () => process.exit(1)); process.send('listening', () => console.log('up')); setInterval(() => {}, 1000)`;
  const { child, ended } = supervise(program);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 1, notes: '', starts: 1 });
});
