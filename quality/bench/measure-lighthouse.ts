import { type Audit, audit } from './lighthouse.ts';
import { median } from './median.ts';
import { otherHomes, pageKinds } from './page-kinds.ts';

/** The middle of all runs on the site, on the same page as a plain file, or on the bare page. */
export type AuditRow = Audit & { name: string; on: 'site' | 'plain file' | 'bare' };

function middle(runs: readonly Audit[]): Omit<Audit, 'url'> {
  const of = (name: Exclude<keyof Audit, 'url' | 'failed'>) => median(runs, (run) => run[name]);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

/** Runs Lighthouse on every kind of page on the site, as a plain file and on the bare page, taking turns. */
export async function measureLighthouse(
  chrome: string,
  { site, plain, bare }: { site: string; plain: string | undefined; bare: string },
  runs: number,
): Promise<AuditRow[]> {
  const subjects: { name: string; on: AuditRow['on']; url: string }[] = [{ name: 'bare', on: 'bare', url: bare }];
  for (const { name, path } of [...pageKinds, ...otherHomes]) {
    subjects.push({ name, on: 'site', url: site + path });
    if (plain) subjects.push({ name, on: 'plain file', url: plain + path });
  }
  const urls = subjects.map(({ url }) => url);
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(...(await audit(chrome, urls)));
  return subjects.map(({ name, on, url }) => ({ name, on, url, ...middle(audits.filter((one) => one.url === url)) }));
}
