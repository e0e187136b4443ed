import { broken } from '../../../../quality/bench/budget.ts';
import { judge, ratio } from '../../../../quality/bench/judge.ts';
import type { LoadRow } from '../../../../quality/bench/measure-load.ts';

const pace = (perSecond: number, p99: number) => ({ perSecond, p50: 1, p99 });
const load = (server: string, perSecond: number, p99: number, megabytes?: number): LoadRow => ({
  page: 'home',
  server,
  single: pace(1, 1),
  concurrent: pace(perSecond, p99),
  megabytes,
});

it('reports each figure that is out of bounds or not a number in one line', () => {
  const figures = [
    { label: 'kept', value: 5, max: 5, min: 5 },
    { label: 'too much', value: 5.1, max: 5 },
    { label: 'too little', value: 0.3333, min: 0.5 },
    { label: 'no number', value: Number.NaN, max: 5 },
    { label: 'not asked for', value: undefined, max: 5 },
  ];
  expect(broken(figures)).toEqual(['too much 5.1, at most 5', 'too little 0.333, at least 0.5', 'no number NaN, at most 5']);
});

it('compares documents with the framework and, if present, the file server', () => {
  const site = load('site', 20_000, 5, 200);
  expect(judge({ load: [site, load('next start', 1000, 30), load('nginx', 30_000, 2)] })).toEqual([]);
  expect(judge({ load: [site, load('next start', 1000, 30)] })).toEqual([]);
  expect(judge({ load: [load('site', 10_000, 15, 400), load('next start', 1000, 30), load('nginx', 30_000, 2)] })).toEqual([
    'home: documents/s × next start 10, at least 15',
    'home: documents/s × nginx 0.333, at least 0.5',
    'home: p99 × next start 0.5, at most 0.333',
    'home: MB of memory 400, at most 350',
  ]);
});

it('compares leads with a handler that stores nothing, and requires every post to be accepted', () => {
  const lead = (store: string, concurrency: number, perSecond: number, p50: number, refused = 0) => ({
    store,
    concurrency,
    perSecond,
    p50,
    p99: p50 * 2,
    refused,
  });
  const bare = [lead('bare handler', 1, 400, 2), lead('bare handler', 64, 1000, 50)];
  expect(judge({ leads: [...bare, lead('SQLite', 1, 150, 6), lead('SQLite', 64, 700, 80)] })).toEqual([]);
  expect(judge({ leads: [...bare, lead('SQLite', 1, 90, 13, 1), lead('PostgreSQL', 1, 60, 17), lead('SQLite', 64, 200, 160)] })).toEqual([
    'SQLite at 1: posts that were not accepted 1, at most 0',
    'SQLite at 1: p50 × bare handler 6.5, at most 6',
    'SQLite at 64: leads/s × bare handler 0.2, at least 0.25',
    'SQLite at 64: leads/s 200, at least 600',
    'SQLite at 64: p99 320, at most 300',
  ]);
});

it('compares the desk with fixed times, on each store', () => {
  const desk = (store: string, inbox: number, lead: number, arrival = 900, shown = 10) => ({
    arrivals: { posted: 10, shown, p50: 300, p95: arrival },
    store,
    leads: 20_000,
    start: 2_000,
    index: 900,
    megabytes: 60,
    requests: [
      { what: 'open', isLead: false, p50: 5, p95: inbox },
      { what: 'lead', isLead: true, p50: 5, p95: lead },
    ],
  });
  expect(judge({ desk: [desk('SQLite', 50, 30), desk('PostgreSQL', 51, 31, 1_001, 9)] })).toEqual([
    'desk, PostgreSQL, open: p95 51, at most 50',
    'desk, PostgreSQL, lead: p95 31, at most 30',
    'desk, PostgreSQL: ms until a new lead is on screen, 20 posts/s: p95 1001, at most 1000',
    'desk, PostgreSQL: posted leads that came on screen 0.9, at least 1',
  ]);
});

it('gives no ratio when one of the figures is missing', () => {
  expect([ratio(3, 2), ratio(undefined, 2), ratio(3, undefined)]).toEqual([1.5, undefined, undefined]);
});
