import type { Browser } from '@playwright/test';
import { typeFirst } from './first-field.ts';
import { type Action, type Interactions, interact } from './interactions.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { loadOnce, type Vitals } from './vitals.ts';
import { type Weight, weigh } from './weigh.ts';

/** A page on the site, and the same page as a plain file where there is a file server. */
type PageRow = { name: string; weight: Weight; site: Vitals; plain: Vitals | undefined };
export type PageFigures = {
  floor: { weight: Weight; vitals: Vitals };
  rows: PageRow[];
  interactions: Interactions;
  firstField: { site: number; plain: number | undefined };
};
type Urls = { site: string; bare: string; plain: string | undefined };

/** The form whose first field is waited for. */
const formPath = '/personal-auto';

const middle = (runs: readonly Vitals[]): Vitals => ({
  ttfb: median(runs, ({ ttfb }) => ttfb),
  lcp: median(runs, ({ lcp }) => lcp),
  cls: Math.max(...runs.map(({ cls }) => cls)),
});

/** Loads each kind of page on the site, as a plain file and beside the bare page, taking turns, and gives the middle of all runs. */
export async function measurePages(browser: Browser, { site, bare, plain }: Urls, runs: number): Promise<PageFigures> {
  const weighOnce = async (url: string) => {
    const page = await browser.newPage();
    return weigh(page, url).finally(() => page.close());
  };
  // What is weighed has been asked for before its time is taken: no server is measured while it still reads a page from disk.
  const floor = await weighOnce(bare);
  const measured: { name: string; path: string; weight: Weight; site: Vitals[]; plain: Vitals[] }[] = [];
  for (const { name, path } of pageKinds) {
    if (plain) await weighOnce(plain + path);
    measured.push({ name, path, weight: await weighOnce(site + path), site: [], plain: [] });
  }
  const bareRuns: Vitals[] = [];
  const hands: Interactions[] = [];
  const typed: { site: number; plain: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    bareRuns.push(await loadOnce(browser, bare));
    for (const row of measured) {
      if (plain) row.plain.push(await loadOnce(browser, plain + row.path));
      row.site.push(await loadOnce(browser, site + row.path));
    }
    hands.push(await interact(browser, site));
    typed.push({ plain: plain ? await typeFirst(browser, plain + formPath) : Number.NaN, site: await typeFirst(browser, site + formPath) });
  }
  const handOf = (action: Action) => ({
    first: median(hands, (run) => run[action].first),
    later: median(hands, (run) => run[action].later),
  });
  return {
    floor: { weight: floor, vitals: middle(bareRuns) },
    rows: measured.map((row) => ({ ...row, site: middle(row.site), plain: plain ? middle(row.plain) : undefined })),
    interactions: { menu: handOf('menu'), typing: handOf('typing'), next: handOf('next') },
    firstField: { site: median(typed, (one) => one.site), plain: plain ? median(typed, (one) => one.plain) : undefined },
  };
}
