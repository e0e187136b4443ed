import { broken, type Figure, limits, byteFigures } from './budget.ts';
import { slowKeyMs } from './first-keys.ts';
import type { AuditRow } from './lighthouse.ts';
import type { DeskRow } from './measure-desk.ts';
import type { NetworkRow } from './network/measure-network.ts';
import type { LeadRow } from './measure-leads.ts';
import type { LoadRow } from './measure-load.ts';
import type { PageFigures } from './measure-pages.ts';
import { pageKinds } from './page-kinds.ts';

/** What a run of the benchmark has measured; parts that were not asked for or could not run are missing. */
export type Measured = {
  pages?: PageFigures;
  network?: NetworkRow[];
  lighthouse?: AuditRow[];
  load?: LoadRow[];
  leads?: LeadRow[];
  desk?: DeskRow[];
};

/** The ratio of a figure to `other`; undefined when one of them was not measured. */
export const ratio = (value: number | undefined, other: number | undefined): number | undefined =>
  value === undefined || other === undefined ? undefined : value / other;

/** Pages whose largest paint is compared with that of a plain file, and whose documents have the budget of two round trips. */
const comparedPages = ['home', 'content'];

function pageFigures({ bare, rows, interactions, firstKeys, firstField }: PageFigures): Figure[] {
  const formPages = pageKinds.flatMap(({ name, hasForm }) => (hasForm ? name : []));
  // Without script the wizard has no Next button; the slowest other interaction without script is used for it.
  const slowestNoScript = Math.max(0, ...Object.values(interactions).map(({ noScript = 0 }) => noScript));
  return [
    ...rows.flatMap(({ name, weight }) => byteFigures(name, weight, formPages.includes(name))),
    ...rows.map(({ name, hydratedBytes }) => ({
      label: `${name}: bytes of script after hydration`,
      value: hydratedBytes,
      max: formPages.includes(name) ? limits.formScriptHydrated : limits.scriptHydrated,
    })),
    ...firstKeys.map(({ form, median }) => ({ label: `${form}: ms of the slowest key at the first paint`, value: median, max: slowKeyMs })),
    {
      label: 'first keys: visits with a slow key, beyond those without script',
      value: firstKeys.reduce((sum, { slow, slowWithoutScript }) => sum + slow - slowWithoutScript, 0),
      max: limits.slowKeyVisits,
    },
    ...rows.flatMap(({ name, weight, site, plain }): Figure[] => [
      ...(comparedPages.includes(name)
        ? [{ label: `${name}: bytes of the document in brotli`, value: weight.bytes.html.brotli, max: limits.documentBytes }]
        : []),
      { label: `${name}: layout shift`, value: site.cls, max: limits.layoutShift },
      { label: `${name}: bytes of script × bare`, value: ratio(weight.bytes.js.gzip, bare.weight.bytes.js.gzip) },
      { label: `${name}: first byte × plain file`, value: ratio(site.ttfb, plain?.ttfb) },
      { label: `${name}: unthrottled largest paint × plain file`, value: ratio(site.lcp, plain?.lcp) },
    ]),
    ...Object.entries(interactions).flatMap(([name, { first, later, noScript = slowestNoScript }]) => {
      const max = Math.max(limits.interaction, noScript + limits.interactionBeyondNoScript);
      return [
        { label: `${name}: ms to the next paint before hydration`, value: first, max },
        { label: `${name}: ms to the next paint after hydration`, value: later, max },
      ];
    }),
    { label: 'first field × plain file', value: ratio(firstField.site, firstField.plain), max: limits.firstFieldOverPlainFile },
  ];
}

function networkFigures(rows: readonly NetworkRow[]): Figure[] {
  const onSite = rows.filter(({ peer }) => peer === 'site');
  return onSite.flatMap((row): Figure[] => {
    const { page, network, kind, shift, requests } = row;
    const visit = `${page}, ${network}, ${kind}`;
    const others = rows.filter((other) => other.page === page && other.network === network && other.kind === kind && other.peer !== 'site');
    return [
      ...others.flatMap(({ peer, ...other }) =>
        (['first', 'largest'] as const).map((paint): Figure => {
          const max = peer === 'stripped' ? limits.networkOverStripped : limits.networkOverPeer;
          return {
            label: `${visit}: ${paint} paint × ${peer}`,
            value: ratio(row[paint].median, other[paint].median),
            ...(kind === 'cold' ? { max } : {}),
          };
        }),
      ),
      { label: `${visit}: layout shift`, value: shift.max, max: limits.layoutShift },
      ...(kind === 'link' ? [{ label: `${visit}: requests`, value: requests.median, max: limits.requestsOfLinkedPage }] : []),
    ];
  });
}

function lighthouseFigures(rows: readonly AuditRow[]): Figure[] {
  const onSite = rows.filter(({ on }) => on === 'site');
  return onSite.flatMap(({ name, performance, accessibility, bestPractices, seo, cls, lcp }): Figure[] => {
    const plain = rows.find((other) => other.name === name && other.on === 'plain file');
    const isCompared = comparedPages.some((kind) => name.startsWith(kind));
    return [
      { label: `${name}: Lighthouse performance`, value: performance, min: limits.performance },
      { label: `${name}: Lighthouse accessibility`, value: accessibility, min: limits.otherScores },
      { label: `${name}: Lighthouse best practices`, value: bestPractices, min: limits.otherScores },
      { label: `${name}: Lighthouse SEO`, value: seo, min: limits.otherScores },
      { label: `${name}: layout shift in Lighthouse`, value: cls, max: limits.layoutShift },
      { label: `${name}: largest paint × plain file`, value: ratio(lcp, plain?.lcp), ...(isCompared ? { max: limits.paintOverPlainFile } : {}) },
    ];
  });
}

function loadFigures(rows: readonly LoadRow[]): Figure[] {
  const onSite = rows.filter(({ server }) => server === 'site');
  return onSite.flatMap(({ page, concurrent, megabytes }): Figure[] => {
    const other = (name: string) => rows.find((row) => row.page === page && row.server === name)?.concurrent;
    return [
      {
        label: `${page}: documents/s × next start`,
        value: ratio(concurrent.perSecond, other('next start')?.perSecond),
        min: limits.documentsOverNext,
      },
      { label: `${page}: documents/s × nginx`, value: ratio(concurrent.perSecond, other('nginx')?.perSecond), min: limits.documentsOverPlainFile },
      { label: `${page}: p99 × next start`, value: ratio(concurrent.p99, other('next start')?.p99), max: limits.concurrentP99OverNext },
      { label: `${page}: MB of memory`, value: megabytes, max: limits.megabytes },
    ];
  });
}

function leadFigures(rows: readonly LeadRow[]): Figure[] {
  return rows.flatMap(({ store, concurrency, perSecond, p50, p99, refused }): Figure[] => {
    const bare = rows.find((row) => row.store === 'bare handler' && row.concurrency === concurrency);
    const at = `${store} at ${concurrency}`;
    const accepted = { label: `${at}: posts that were not accepted`, value: refused, max: 0 };
    if (store === 'bare handler' || concurrency === 16) return [accepted];
    const max = store === 'PostgreSQL' ? limits.postgresLeadP50OverBare : limits.leadP50OverBare;
    if (concurrency === 1) return [accepted, { label: `${at}: p50 × bare handler`, value: ratio(p50, bare?.p50), max }];
    return [
      accepted,
      { label: `${at}: leads/s × bare handler`, value: ratio(perSecond, bare?.perSecond), min: limits.leadsOverBare },
      { label: `${at}: leads/s`, value: perSecond, min: limits.leadsPerSecond },
      { label: `${at}: p99`, value: p99, max: limits.leadP99 },
    ];
  });
}

function deskFigures(rows: readonly DeskRow[]): Figure[] {
  return rows.flatMap(({ store, start, index, megabytes, requests, arrivals }): Figure[] => [
    ...requests.map(({ what, isLead, p95 }) => ({
      label: `desk, ${store}, ${what}: p95`,
      value: p95,
      max: isLead ? limits.deskLeadP95 : limits.deskInboxP95,
    })),
    { label: `desk, ${store}: ms of the first search`, value: index },
    { label: `desk, ${store}: MB of the index`, value: megabytes },
    { label: `desk, ${store}: ms to start`, value: start },
    ...(arrivals
      ? [
          { label: `desk, ${store}: ms until a new lead is on screen, 20 posts/s: p95`, value: arrivals.p95, max: limits.deskArrivalP95 },
          { label: `desk, ${store}: posted leads that came on screen`, value: arrivals.shown / arrivals.posted, min: 1 },
        ]
      : []),
  ]);
}

/** Every figure with its bounds, with ratios to the bare page and to plain files. */
export function figuresIn({ pages, network, lighthouse, load, leads, desk }: Measured): Figure[] {
  return [
    ...(pages ? pageFigures(pages) : []),
    ...(network ? networkFigures(network) : []),
    ...(lighthouse ? lighthouseFigures(lighthouse) : []),
    ...(load ? loadFigures(load) : []),
    ...(leads ? leadFigures(leads) : []),
    ...(desk ? deskFigures(desk) : []),
  ];
}

/** A line for each budget that was not kept. */
export const judge = (measured: Measured): string[] => broken(figuresIn(measured));
