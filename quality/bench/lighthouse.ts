import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from '../../scripts/install-tool.mjs';
import { medianOf } from '../load/figures.ts';
import { otherHomes, pageKinds } from './page-kinds.ts';

const categories = { performance: 'performance', accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' } as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
type Name = keyof typeof categories | keyof typeof metrics;

/** What Lighthouse measures of a page on a phone: scores out of 100, milliseconds, and the ids of checks that failed. */
type Audit = Record<Name, number> & { failed: string[] };
export type AuditRow = Audit & { name: string; on: 'site' | 'plain file' | 'bare'; url: string };
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
};

/** Loads Lighthouse, whose packages are in tools/lighthouse alone. */
async function loadTool(): Promise<(chromePath: string, url: string) => Promise<Result>> {
  const require = createRequire(resolve(import.meta.dirname, '../../tools/lighthouse/package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  return async (chromePath, url) => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en-US'] });
    const options = { port: chrome.port, throttlingMethod: 'devtools', output: 'json', logLevel: 'error' };
    return lighthouse(url, options)
      .then(({ lhr }: { lhr: Result }) => lhr)
      .finally(() => chrome.kill());
  };
}

function readAudit({ runtimeError, categories: scores, audits }: Result): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: keyof typeof categories) => Math.round((scores[categories[name]]?.score ?? Number.NaN) * 100);
  const metric = (name: keyof typeof metrics) => audits[metrics[name]]?.numericValue ?? Number.NaN;
  return {
    ...{ performance: score('performance'), accessibility: score('accessibility'), bestPractices: score('bestPractices'), seo: score('seo') },
    ...{ fcp: metric('fcp'), lcp: metric('lcp'), tbt: metric('tbt'), cls: metric('cls'), speedIndex: metric('speedIndex') },
    failed: Object.values(audits).flatMap((audit) => (audit.scoreDisplayMode === 'binary' && audit.score === 0 ? audit.id : [])),
  };
}

/**
 * Runs Lighthouse with applied throttling on every kind of page on the site, as a plain file and on the bare page, taking turns; returns the
 * median of all runs. Undefined where Lighthouse is missing and cannot be installed.
 */
export async function measureLighthouse(
  chrome: string,
  { site, plain, bare }: { site: string; plain: string | undefined; bare: string },
  runs: number,
): Promise<AuditRow[] | undefined> {
  if (!(await installTool('lighthouse'))) return undefined;
  const audit = await loadTool();
  const subjects: { name: string; on: AuditRow['on']; url: string; audits: Audit[] }[] = [{ name: 'bare', on: 'bare', url: bare, audits: [] }];
  for (const { name, path } of [...pageKinds, ...otherHomes]) {
    subjects.push({ name, on: 'site', url: site + path, audits: [] });
    if (plain) subjects.push({ name, on: 'plain file', url: plain + path, audits: [] });
  }
  for (let run = 0; run < runs; run += 1) for (const { url, audits } of subjects) audits.push(readAudit(await audit(chrome, url)));
  return subjects.map(({ audits, ...subject }) => ({
    ...subject,
    ...medianOf(audits, ['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp', 'tbt', 'cls', 'speedIndex']),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  }));
}
