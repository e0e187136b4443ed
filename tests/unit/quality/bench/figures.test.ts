import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parsePace } from '../../../../quality/bench/measure-load.ts';
import { replaceBetweenMarks, keysTable, record } from '../../../../quality/bench/record.ts';
import { median } from '../../../../quality/load/figures.ts';

const output = `Running 2s test @ http://127.0.0.1:1/
  1 threads and 32 connections
  Latency Distribution
     50%  840.00us
     75%    1.20ms
     99%    1.07s
  24513 requests in 2.10s, 402.11MB read
Requests/sec:  11672.86
Transfer/sec:    191.48MB
`;

it('reads what wrk prints, in every unit', () => {
  expect(parsePace(output)).toEqual({ perSecond: 11_672.86, p50: 0.84, p99: 1070 });
});

it('rejects responses that are not documents', () => {
  expect(() => parsePace(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('Non-2xx or 3xx responses: 12');
  expect(() => parsePace(`  Socket errors: connect 0, read 3, write 0, timeout 0\n${output}`)).toThrow('read 3');
});

it('takes the median of an odd and an even number of runs', () => {
  expect([[3, 1, 2], [4, 1, 2, 3], [7], []].map(median)).toEqual([2, 2.5, 7, Number.NaN]);
});

it('replaces the text between the marks and keeps the rest', () => {
  const text = 'before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';
  expect(replaceBetweenMarks(text, 'new')).toBe('before\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nafter\n');
  expect(() => replaceBetweenMarks('nothing', 'new')).toThrow('no place');
});

it('says over how many visits the slow first keys are counted', () => {
  const row = { form: 'contact', median: 40, worst: 120, slow: 1, slowWithoutScript: 0 };
  const headOf = (visits: number) => keysTable([{ ...row, visits }]).split('\n')[0];
  expect([headOf(3), headOf(20)]).toEqual([
    expect.stringContaining('| visits of 3 over 100 ms'),
    expect.stringContaining('| visits of 20 over 100 ms'),
  ]);
});

it('writes the figures of a run into the guide and the README', () => {
  const root = mkdtempSync(join(tmpdir(), 'agency-figures-'));
  mkdirSync(join(root, 'docs'));
  for (const name of ['docs/performance.md', 'README.md']) cpSync(resolve(__dirname, '../../../..', name), join(root, name));
  const paints = (ms: number) => ({ median: ms, min: ms - 1, max: ms + 1 });
  const network = ['site', 'stripped', 'astro'].map((peer, index) => ({
    page: 'home',
    peer,
    network: '4G',
    kind: 'cold' as const,
    first: paints(300 + index),
    largest: paints(400 + index),
    shift: paints(0),
    kb: paints(20),
    requests: paints(5),
  }));
  record(root, { network }, { at: new Date('2031-02-03'), runs: { network: 3 }, seconds: 7 });
  const [written = '', readme] = ['docs/performance.md', 'README.md'].map((name) => readFileSync(join(root, name), 'utf8'));
  rmSync(root, { recursive: true });
  expect(readme).toMatch(/\| home +\| 300 \(299–301\) \/ 301 \/ 302 \/ – +\| 400 \(399–401\) \/ 401 \/ 402 \/ – +\|/);
  expect(written).toMatch(/<!-- bench:start -->\n\n2031-02-03, \d+ cores, median of 3 runs; load and leads for 7 s/);
  expect(written).toMatch(/^# How fast the site is$/m);
});
