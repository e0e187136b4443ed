import { broken, type Figure, limits, overspent } from './budget.ts';
import type { LeadRow } from './measure-leads.ts';
import type { AuditRow } from './measure-lighthouse.ts';
import type { LoadRow } from './measure-load.ts';
import type { PageFigures } from './measure-pages.ts';
import { pageKinds } from './page-kinds.ts';

/** What a run of the benchmark has measured; parts that were not asked for or could not be had are missing. */
export type Measured = { pages?: PageFigures; lighthouse?: AuditRow[]; load?: LoadRow[]; leads?: LeadRow[] };

/** How many times `other` a figure is; undefined where there is nothing beside it. */
export const ratio = (is: number | undefined, other: number | undefined): number | undefined =>
  is === undefined || other === undefined ? undefined : is / other;

const next = 'next start';

/** Pages whose largest paint is held against that of a plain file, and whose documents arrive at once. */
const quickest = ['home', 'content'];

function judgePages({ rows, interactions, firstField }: PageFigures): string[] {
  const spent = rows.flatMap(({ name, weight }) => {
    const hasForm = pageKinds.find((kind) => kind.name === name)?.hasForm ?? false;
    return overspent(name, weight, hasForm);
  });
  const documents = rows
    .filter(({ name }) => quickest.includes(name))
    .map(({ name, weight }) => ({ what: `${name}: bytes of the document in brotli`, is: weight.bytes.html.brotli, most: limits.firstBytes }));
  const hands = Object.entries(interactions).flatMap(([name, { first, later }]) => [
    { what: `${name}: ms to the next paint at the first touch`, is: first, most: limits.interaction },
    { what: `${name}: ms to the next paint once awake`, is: later, most: limits.interaction },
  ]);
  const shifts = rows.map(({ name, site }) => ({ what: `${name}: layout shift`, is: site.cls, most: limits.layoutShift }));
  const field = { what: 'first field × plain file', is: ratio(firstField.site, firstField.plain), most: limits.firstFieldOverPlain };
  return [...spent, ...broken([...documents, ...shifts, ...hands, field])];
}

function judgeLighthouse(rows: readonly AuditRow[]): string[] {
  const figures = rows
    .filter(({ on }) => on === 'site')
    .flatMap((row): Figure[] => {
      const { name, performance, accessibility, bestPractices, seo, cls, lcp } = row;
      const plain = rows.find((other) => other.name === name && other.on === 'plain file');
      const paint = { what: `${name}: largest paint × plain file`, is: ratio(lcp, plain?.lcp), most: limits.paintOverPlain };
      return [
        { what: `${name}: Lighthouse performance`, is: performance, least: limits.performance },
        { what: `${name}: Lighthouse accessibility`, is: accessibility, least: limits.otherScores },
        { what: `${name}: Lighthouse best practices`, is: bestPractices, least: limits.otherScores },
        { what: `${name}: Lighthouse SEO`, is: seo, least: limits.otherScores },
        { what: `${name}: layout shift in Lighthouse`, is: cls, most: limits.layoutShift },
        ...(quickest.some((kind) => name.startsWith(kind)) ? [paint] : []),
      ];
    });
  return broken(figures);
}

function judgeLoad(rows: readonly LoadRow[]): string[] {
  const figures = rows
    .filter(({ server }) => server === 'site')
    .flatMap(({ page, crowded, megabytes }): Figure[] => {
      const other = (name: string) => rows.find((row) => row.page === page && row.server === name)?.crowded;
      return [
        { what: `${page}: documents/s × ${next}`, is: ratio(crowded.perSecond, other(next)?.perSecond), least: limits.documentsOverNext },
        { what: `${page}: documents/s × nginx`, is: ratio(crowded.perSecond, other('nginx')?.perSecond), least: limits.documentsOverPlain },
        { what: `${page}: p99 × ${next}`, is: ratio(crowded.p99, other(next)?.p99), most: limits.crowdedP99OverNext },
        { what: `${page}: MB of memory`, is: megabytes, most: limits.megabytes },
      ];
    });
  return broken(figures);
}

function judgeLeads(rows: readonly LeadRow[]): string[] {
  const figures = rows.flatMap(({ store, lanes, perSecond, p50, p99, refused }): Figure[] => {
    const bare = rows.find((row) => row.store === 'bare handler' && row.lanes === lanes);
    const at = `${store} at ${lanes}`;
    const accepted = { what: `${at}: posts that were not accepted`, is: refused, most: 0 };
    if (isBare(store) || lanes === 16) return [accepted];
    if (lanes === 1) return [accepted, { what: `${at}: p50 × bare handler`, is: ratio(p50, bare?.p50), most: limits.leadP50OverBare }];
    return [
      accepted,
      { what: `${at}: leads/s × bare handler`, is: ratio(perSecond, bare?.perSecond), least: limits.leadsOverBare },
      { what: `${at}: leads/s`, is: perSecond, least: limits.leadsPerSecond },
      { what: `${at}: p99`, is: p99, most: limits.leadP99 },
    ];
  });
  return broken(figures);
}

const isBare = (store: string) => store === 'bare handler';

/** A line for each budget that was not kept. */
export function judge({ pages, lighthouse, load, leads }: Measured): string[] {
  return [
    ...(pages ? judgePages(pages) : []),
    ...(lighthouse ? judgeLighthouse(lighthouse) : []),
    ...(load ? judgeLoad(load) : []),
    ...(leads ? judgeLeads(leads) : []),
  ];
}
