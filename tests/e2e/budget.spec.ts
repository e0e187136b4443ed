import { resolve } from 'node:path';
import { overspent } from '../../scripts/bench/budget.ts';
import { serveFloor } from '../../scripts/bench/serve-floor.ts';
import { weigh, type Weight } from '../../scripts/bench/weigh.ts';
import { pages } from '#lib/site/pages.ts';
import { freePort } from '#tests/support/server.ts';
import { expect, test as base } from '#tests/support/site-fixture.ts';

const gzipAlone = { brotli: false };

/** The bare page, built and weighed once per worker. */
const test = base.extend<object, { floor: Weight }>({
  floor: [
    async ({ browser }, use) => {
      const { url, stop } = await serveFloor(resolve(import.meta.dirname, '../..'), await freePort());
      const page = await browser.newPage();
      await use(await weigh(page, url, gzipAlone));
      await page.close();
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('the bare page is a page with scripts', ({ floor }) => {
  expect(floor.bytes.js.gzip).toBeGreaterThan(80_000);
  expect(floor.bytes.html.gzip).toBeGreaterThan(300);
});

for (const { id, path } of pages)
  test(`${id} keeps to its budget of bytes before the first touch`, async ({ page, floor }) => {
    const weight = await weigh(page, path, gzipAlone);
    expect(weight.bytes.html.gzip).toBeGreaterThan(1000);
    const hasForm = (await page.locator('main form').count()) > 0;
    expect(overspent(id, weight, floor, hasForm)).toEqual([]);
  });
