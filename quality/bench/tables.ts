import { totalOf } from './budget.ts';
import { type Measured, ratio } from './judge.ts';
import { crowd } from './measure-load.ts';
import { slowdown } from './phone.ts';
import type { Weight } from './weigh.ts';

export type Table = { title: string; rows: Record<string, string | number>[] };

const number = (value: number | undefined, digits = 0): string => (value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits));

const bytesOf = ({ requests, bytes }: Weight) => ({
  requests,
  ...Object.fromEntries(Object.entries(bytes).map(([kind, { gzip, brotli }]) => [`${kind} gzip/br`, `${gzip}/${brotli}`])),
});

function pageTables({ pages }: Measured): Table[] {
  if (!pages) return [];
  const { floor, rows, interactions, firstField } = pages;
  const bytes = [{ name: 'bare', weight: floor.weight }, ...rows].map(({ name, weight }) => ({
    page: name,
    ...bytesOf(weight),
    'all gzip': totalOf(weight),
    'js × bare': number(ratio(weight.bytes.js.gzip, floor.weight.bytes.js.gzip), 3),
  }));
  const bare = { page: 'bare', 'ttfb ms': number(floor.vitals.ttfb, 1), 'lcp ms': number(floor.vitals.lcp) };
  const times = rows.map(({ name, site, plain }) => ({
    page: name,
    'ttfb ms': number(site.ttfb, 1),
    'lcp ms': number(site.lcp),
    cls: number(site.cls, 4),
    'plain ttfb ms': number(plain?.ttfb, 1),
    'plain lcp ms': number(plain?.lcp),
    'ttfb × plain': number(ratio(site.ttfb, plain?.ttfb), 2),
    'lcp × plain': number(ratio(site.lcp, plain?.lcp), 2),
  }));
  const hands = [
    ...Object.entries(interactions).map(([what, { first, later }]) => ({
      what: `${what}: to the next paint at ${slowdown}×`,
      'first touch ms': number(first),
      'awake ms': number(later),
    })),
    {
      what: 'first field typed into on slow 4G',
      ms: number(firstField.site),
      'plain ms': number(firstField.plain),
      '× plain': number(ratio(firstField.site, firstField.plain), 2),
    },
  ];
  return [
    { title: 'Bytes before the first touch', rows: bytes },
    { title: 'Times, nothing slowed down', rows: [bare, ...times] },
    { title: 'Hands', rows: hands },
  ];
}

function lighthouseTable({ lighthouse }: Measured): Table[] {
  if (!lighthouse) return [];
  const rows = lighthouse.map(({ name, on, performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls, speedIndex }) => {
    const plain = on === 'site' ? lighthouse.find((other) => other.name === name && other.on === 'plain file') : undefined;
    return {
      page: name,
      on,
      'perf/a11y/best/seo': [performance, accessibility, bestPractices, seo].join('/'),
      'fcp ms': number(fcp),
      'lcp ms': number(lcp),
      'tbt ms': number(tbt),
      cls: number(cls, 4),
      'speed index': number(speedIndex),
      'lcp × plain': number(ratio(lcp, plain?.lcp), 2),
    };
  });
  return [{ title: 'Lighthouse, phone, slowed down for real', rows }];
}

function loadTable({ load }: Measured): Table[] {
  if (!load) return [];
  const rows = load.map(({ page, server, alone, crowded, megabytes }) => {
    const site = load.find((row) => row.page === page && row.server === 'site');
    return {
      page,
      server,
      '1: /s': number(alone.perSecond),
      '1: p50/p99 ms': `${number(alone.p50, 2)}/${number(alone.p99, 2)}`,
      [`${crowd}: /s`]: number(crowded.perSecond),
      [`${crowd}: p50/p99 ms`]: `${number(crowded.p50, 2)}/${number(crowded.p99, 2)}`,
      'site/s × this': number(ratio(site?.crowded.perSecond, crowded.perSecond), 2),
      'site p99 × this': number(ratio(site?.crowded.p99, crowded.p99), 3),
      MB: number(megabytes),
    };
  });
  return [{ title: `Documents over 1 and ${crowd} connections`, rows }];
}

function leadsTable({ leads }: Measured): Table[] {
  if (!leads) return [];
  const rows = leads.map(({ store, lanes, perSecond, p50, p99, refused }) => {
    const bare = leads.find((row) => row.store === 'bare handler' && row.lanes === lanes);
    return {
      connections: lanes,
      store,
      '/s': number(perSecond),
      'p50 ms': number(p50, 1),
      'p99 ms': number(p99, 1),
      '/s × bare': number(ratio(perSecond, bare?.perSecond), 2),
      'p50 × bare': number(ratio(p50, bare?.p50), 2),
      refused,
    };
  });
  return [{ title: 'Leads', rows }];
}

/** Everything that was measured, with its ratios to the floors. */
export const tablesOf = (measured: Measured): Table[] => [pageTables, lighthouseTable, loadTable, leadsTable].flatMap((tables) => tables(measured));
