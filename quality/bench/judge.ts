import { broken, type Figure, limits, spentBytes } from './budget.ts';
import type { AuditRow } from './lighthouse.ts';
import type { DeskRow } from './measure-desk.ts';
import type { LineRow } from './line/measure-line.ts';
import type { LeadRow } from './measure-leads.ts';
import type { LoadRow } from './measure-load.ts';
import type { PageFigures } from './measure-pages.ts';
import { pageKinds } from './page-kinds.ts';

/** What a run of the benchmark has measured; parts that were not asked for or could not run are missing. */
export type Measured = {
  pages?: PageFigures;
  line?: LineRow[];
  lighthouse?: AuditRow[];
  load?: LoadRow[];
  leads?: LeadRow[];
  desk?: DeskRow[];
};

/** The ratio of a figure to `other`; undefined when one of them was not measured. */
export const ratio = (is: number | undefined, other: number | undefined): number | undefined =>
  is === undefined || other === undefined ? undefined : is / other;

/** Pages whose largest paint is compared with that of a plain file, and whose documents arrive at once. */
const quickest = ['home', 'content'];

function pageFigures({ floor, rows, interactions, firstKeys, firstField }: PageFigures): Figure[] {
  const formPages = pageKinds.flatMap(({ name, hasForm }) => (hasForm ? name : []));
  return [
    ...rows.flatMap(({ name, weight }) => spentBytes(name, weight, formPages.includes(name))),
    ...rows.map(({ name, hydratedBytes }) => ({
      what: `${name}: bytes of script after hydration`,
      is: hydratedBytes,
      most: formPages.includes(name) ? limits.formScriptHydrated : limits.scriptHydrated,
    })),
    ...firstKeys.map(({ form, worst }) => ({ what: `${form}: ms of the slowest key at the first paint`, is: worst, most: limits.firstKey })),
    ...rows.flatMap(({ name, weight, site, plain }): Figure[] => [
      ...(quickest.includes(name)
        ? [{ what: `${name}: bytes of the document in brotli`, is: weight.bytes.html.brotli, most: limits.firstBytes }]
        : []),
      { what: `${name}: layout shift`, is: site.cls, most: limits.layoutShift },
      { what: `${name}: bytes of script × bare`, is: ratio(weight.bytes.js.gzip, floor.weight.bytes.js.gzip) },
      { what: `${name}: first byte × plain file`, is: ratio(site.ttfb, plain?.ttfb) },
      { what: `${name}: unthrottled largest paint × plain file`, is: ratio(site.lcp, plain?.lcp) },
    ]),
    ...Object.entries(interactions).flatMap(([name, { first, later }]) => [
      { what: `${name}: ms to the next paint before hydration`, is: first, most: limits.interaction },
      { what: `${name}: ms to the next paint after hydration`, is: later, most: limits.interaction },
    ]),
    { what: 'first field × plain file', is: ratio(firstField.site, firstField.plain), most: limits.firstFieldOverPlain },
  ];
}

function lineFigures(rows: readonly LineRow[]): Figure[] {
  const onSite = rows.filter(({ peer }) => peer === 'site');
  return onSite.flatMap((row): Figure[] => {
    const { page, line, kind, shift, requests } = row;
    const what = `${page}, ${line}, ${kind}`;
    const others = rows.filter((other) => other.page === page && other.line === line && other.kind === kind && other.peer !== 'site');
    return [
      ...others.flatMap(({ peer, ...other }) =>
        (['first', 'largest'] as const).map((paint): Figure => {
          const most = peer === 'plain' ? limits.lineOverPlain : limits.lineOverPeer;
          return {
            what: `${what}: ${paint} paint × ${peer}`,
            is: ratio(row[paint].middle, other[paint].middle),
            ...(kind === 'cold' ? { most } : {}),
          };
        }),
      ),
      { what: `${what}: layout shift`, is: shift.most, most: limits.layoutShift },
      ...(kind === 'next' ? [{ what: `${what}: requests`, is: requests.middle, most: limits.requestsOfNextPage }] : []),
    ];
  });
}

function lighthouseFigures(rows: readonly AuditRow[]): Figure[] {
  const onSite = rows.filter(({ on }) => on === 'site');
  return onSite.flatMap(({ name, performance, accessibility, bestPractices, seo, cls, lcp }): Figure[] => {
    const plain = rows.find((other) => other.name === name && other.on === 'plain file');
    const isQuickest = quickest.some((kind) => name.startsWith(kind));
    return [
      { what: `${name}: Lighthouse performance`, is: performance, least: limits.performance },
      { what: `${name}: Lighthouse accessibility`, is: accessibility, least: limits.otherScores },
      { what: `${name}: Lighthouse best practices`, is: bestPractices, least: limits.otherScores },
      { what: `${name}: Lighthouse SEO`, is: seo, least: limits.otherScores },
      { what: `${name}: layout shift in Lighthouse`, is: cls, most: limits.layoutShift },
      { what: `${name}: largest paint × plain file`, is: ratio(lcp, plain?.lcp), ...(isQuickest ? { most: limits.paintOverPlain } : {}) },
    ];
  });
}

function loadFigures(rows: readonly LoadRow[]): Figure[] {
  const onSite = rows.filter(({ server }) => server === 'site');
  return onSite.flatMap(({ page, crowded, megabytes }): Figure[] => {
    const other = (name: string) => rows.find((row) => row.page === page && row.server === name)?.crowded;
    return [
      { what: `${page}: documents/s × next start`, is: ratio(crowded.perSecond, other('next start')?.perSecond), least: limits.documentsOverNext },
      { what: `${page}: documents/s × nginx`, is: ratio(crowded.perSecond, other('nginx')?.perSecond), least: limits.documentsOverPlain },
      { what: `${page}: p99 × next start`, is: ratio(crowded.p99, other('next start')?.p99), most: limits.crowdedP99OverNext },
      { what: `${page}: MB of memory`, is: megabytes, most: limits.megabytes },
    ];
  });
}

function leadFigures(rows: readonly LeadRow[]): Figure[] {
  return rows.flatMap(({ store, concurrency, perSecond, p50, p99, refused }): Figure[] => {
    const bare = rows.find((row) => row.store === 'bare handler' && row.concurrency === concurrency);
    const at = `${store} at ${concurrency}`;
    const accepted = { what: `${at}: posts that were not accepted`, is: refused, most: 0 };
    if (store === 'bare handler' || concurrency === 16) return [accepted];
    const most = store === 'PostgreSQL' ? limits.postgresLeadP50OverBare : limits.leadP50OverBare;
    if (concurrency === 1) return [accepted, { what: `${at}: p50 × bare handler`, is: ratio(p50, bare?.p50), most }];
    return [
      accepted,
      { what: `${at}: leads/s × bare handler`, is: ratio(perSecond, bare?.perSecond), least: limits.leadsOverBare },
      { what: `${at}: leads/s`, is: perSecond, least: limits.leadsPerSecond },
      { what: `${at}: p99`, is: p99, most: limits.leadP99 },
    ];
  });
}

function deskFigures(rows: readonly DeskRow[]): Figure[] {
  return rows.flatMap(({ store, start, index, megabytes, requests, arrivals }): Figure[] => [
    ...requests.map(({ what, isLead, p95 }) => ({
      what: `desk, ${store}, ${what}: p95`,
      is: p95,
      most: isLead ? limits.deskLeadP95 : limits.deskInboxP95,
    })),
    { what: `desk, ${store}: ms of the first search`, is: index },
    { what: `desk, ${store}: MB of the index`, is: megabytes },
    { what: `desk, ${store}: ms to start`, is: start },
    ...(arrivals
      ? [
          { what: `desk, ${store}: ms until a new lead is on screen, 20 posts/s: p95`, is: arrivals.p95, most: limits.deskArrivalP95 },
          { what: `desk, ${store}: posted leads that came on screen`, is: arrivals.shown / arrivals.posted, least: 1 },
        ]
      : []),
  ]);
}

/** Every figure with its bounds, ratios to the floors included. */
export function figuresIn({ pages, line, lighthouse, load, leads, desk }: Measured): Figure[] {
  return [
    ...(pages ? pageFigures(pages) : []),
    ...(line ? lineFigures(line) : []),
    ...(lighthouse ? lighthouseFigures(lighthouse) : []),
    ...(load ? loadFigures(load) : []),
    ...(leads ? leadFigures(leads) : []),
    ...(desk ? deskFigures(desk) : []),
  ];
}

/** A line for each budget that was not kept. */
export const judge = (measured: Measured): string[] => broken(figuresIn(measured));
