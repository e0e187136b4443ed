import type { Browser } from '@playwright/test';
import { typeFirst } from './first-field.ts';
import { type Interactions, interact } from './interactions.ts';
import { median } from './median.ts';
import { pageKinds } from './page-kinds.ts';
import { loadOnce, type Vitals } from './vitals.ts';
import { type Weight, weigh } from './weigh.ts';

/** A page on the site, and the same page as a plain file where there is a file server. */
export type PageRow = { name: string; weight: Weight; site: Vitals; plain: Vitals | undefined };
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
  const floorRuns: Vitals[] = [];
  const measured = pageKinds.map(({ name, path }) => ({ name, path, site: new Array<Vitals>(), plain: new Array<Vitals>() }));
  const hands: Interactions[] = [];
  const typed: { site: number; plain: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    floorRuns.push(await loadOnce(browser, bare));
    for (const row of measured) {
      row.site.push(await loadOnce(browser, site + row.path));
      if (plain) row.plain.push(await loadOnce(browser, plain + row.path));
    }
    hands.push(await interact(browser, site));
    typed.push({ site: await typeFirst(browser, site + formPath), plain: plain ? await typeFirst(browser, plain + formPath) : Number.NaN });
  }
  const rows: PageRow[] = [];
  for (const row of measured)
    rows.push({ name: row.name, weight: await weighOnce(site + row.path), site: middle(row.site), plain: plain ? middle(row.plain) : undefined });
  return {
    floor: { weight: await weighOnce(bare), vitals: middle(floorRuns) },
    rows,
    interactions: {
      menu: median(hands, ({ menu }) => menu),
      typing: median(hands, ({ typing }) => typing),
      next: median(hands, ({ next }) => next),
    },
    firstField: { site: median(typed, (one) => one.site), plain: plain ? median(typed, (one) => one.plain) : undefined },
  };
}
