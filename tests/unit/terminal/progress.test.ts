import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createProgress, duration } from '../../../scripts/progress.mjs';

function run(isTTY: boolean, columns = 60) {
  let text = '';
  let time = 0;
  const progress = createProgress({ write: (part: string) => (text += part), isTTY, columns }, () => time);
  const phase = progress.begin('Pages');
  phase.update(`12 of 378 ${'x'.repeat(100)}`);
  return {
    phase,
    after(ms: number) {
      time = ms;
      jest.advanceTimersByTime(ms);
    },
    text: () => text,
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a terminal updates one line for each phase, which never wraps', () => {
  const { phase, after, text } = run(true);
  after(4_000);
  const drawn = text().split('\r');
  expect(text()).not.toContain('\n');
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.at(-1)).toMatch(/Pages +4 s +12 of 378/);
  for (const frame of drawn) expect(frame.replace('\u001b[2K', '').length).toBeLessThan(60);
  phase.update('378 of 378');
  phase.done();
  after(10_000);
  const [shown, ...rest] = text().split('\n');
  expect(shown?.split('\u001b[2K').at(-1)).toMatch(/^ {2}✓ Pages +4 s +378 of 378$/);
  expect(rest).toEqual(['']);
});

test('without a terminal a phase is two plain lines', () => {
  const { phase, after, text } = run(false);
  after(86_000);
  phase.fail();
  expect(text()).toMatch(/^ {2}Pages …\n {2}✗ Pages +1 min 26 s +12 of 378 x+\n$/);
});

test('durations are in seconds, then in minutes and seconds', () => {
  expect([0, 59_400, 60_000, 86_000].map(duration)).toEqual(['0 s', '59 s', '1 min 0 s', '1 min 26 s']);
});

test.each([
  ['process.stdout.write("said"); process.exit(3)', 3, 'said'],
  ['process.stdout.write("said"); process.stderr.write("warned")', 0, ''],
])('the output of a step is shown only where it fails: %s', (code, status, shown) => {
  const caller = `import { quietStep } from './scripts/run.mjs';
    process.stdout.write('[' + await quietStep({ program: process.execPath, args: ['-e', ${JSON.stringify(code)}] }) + ']');`;
  const cwd = resolve(__dirname, '../../..');
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', caller], { cwd, encoding: 'utf8' });
  expect([ran.status, ran.stderr.trim(), ran.stdout]).toEqual([status, shown, status === 0 ? '[said]' : '']);
});
