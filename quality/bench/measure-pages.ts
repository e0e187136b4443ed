import type { Browser } from '@playwright/test';
import { median, medianOf } from '../load/figures.ts';
import { weighHydrated } from './hydrated-weight.ts';
import { typeFirst } from './first-field.ts';
import { type FirstKeys, measureFirstKeys } from './first-keys.ts';
import { type Action, type Interactions, interact } from './interactions.ts';
import { pageKinds } from './page-kinds.ts';
import { loadOnce, type Vitals } from './vitals.ts';
import { type Weight, weigh } from './weigh.ts';

/** A page on the site, and the same page as a plain file where there is a file server. */
type PageRow = { name: string; weight: Weight; hydratedBytes: number; site: Vitals; plain: Vitals | undefined };
export type PageFigures = {
  bare: { weight: Weight; vitals: Vitals };
  rows: PageRow[];
  interactions: Interactions;
  firstKeys: FirstKeys[];
  firstField: { site: number; plain: number | undefined };
};
type Urls = { site: string; bare: string; plain: string | undefined };

/** Visits per form in which keys are typed at the first paint. */
const keyVisits = 20;

/** The form whose first field is waited for. */
const formPath = '/personal-auto';

const medianOfRuns = (runs: readonly Vitals[]): Vitals => ({ ...medianOf(runs, ['ttfb', 'lcp']), cls: Math.max(...runs.map(({ cls }) => cls)) });

/** Loads each kind of page on the site and as a plain file, and the bare page, taking turns; returns the median of all runs. */
export async function measurePages(browser: Browser, { site, bare, plain }: Urls, runs: number): Promise<PageFigures> {
  const weighOnce = async (url: string) => {
    const page = await browser.newPage();
    return weigh(page, url).finally(() => page.close());
  };
  // The first load also makes each server read the page from disk before it is measured.
  const bareFigures = { weight: await weighOnce(bare), vitals: new Array<Vitals>() };
  const measured: { name: string; path: string; weight: Weight; hydratedBytes: number; site: Vitals[]; plain: Vitals[] }[] = [];
  for (const { name, path } of pageKinds) {
    if (plain) await weighOnce(plain + path);
    measured.push({
      name,
      path,
      weight: await weighOnce(site + path),
      hydratedBytes: await weighHydrated(browser, site + path),
      site: [],
      plain: [],
    });
  }
  const interactions: Interactions[] = [];
  const firstField = { site: new Array<number>(), plain: new Array<number>() };
  for (let run = 0; run < runs; run += 1) {
    bareFigures.vitals.push(await loadOnce(browser, bare));
    for (const row of measured) {
      if (plain) row.plain.push(await loadOnce(browser, plain + row.path));
      row.site.push(await loadOnce(browser, site + row.path));
    }
    interactions.push(await interact(browser, site));
    if (plain) firstField.plain.push(await typeFirst(browser, plain + formPath));
    firstField.site.push(await typeFirst(browser, site + formPath));
  }
  const firstKeys = await measureFirstKeys(browser, site, runs === 1 ? 3 : keyVisits);
  const interaction = (action: Action) => {
    const touches = interactions.map((run) => run[action]);
    const noScript = touches.flatMap((touch) => touch.noScript ?? []);
    return { ...medianOf(touches, ['first', 'later']), noScript: noScript.length > 0 ? median(noScript) : undefined };
  };
  return {
    bare: { weight: bareFigures.weight, vitals: medianOfRuns(bareFigures.vitals) },
    rows: measured.map((row) => ({ ...row, site: medianOfRuns(row.site), plain: plain ? medianOfRuns(row.plain) : undefined })),
    interactions: { menu: interaction('menu'), typing: interaction('typing'), next: interaction('next') },
    firstKeys,
    firstField: { site: median(firstField.site), plain: plain ? median(firstField.plain) : undefined },
  };
}
