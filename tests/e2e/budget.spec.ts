import { brokenByteBudgets } from '../../quality/bench/budget.ts';
import { weigh } from '../../quality/bench/weigh.ts';
import { pages } from '#lib/site/pages.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const gzipAlone = { brotli: false };

test.use({ viewport: { width: 1280, height: 720 } });

for (const { id, path } of pages)
  test(`${id} is within its byte budget before the first interaction`, async ({ page }) => {
    const weight = await weigh(page, path, gzipAlone);
    expect(weight.bytes.html.gzip).toBeGreaterThan(1000);
    expect(weight.bytes.js.gzip).toBeGreaterThan(1000);
    const hasForm = (await page.locator('main form').count()) > 0;
    expect(brokenByteBudgets(id, weight, hasForm)).toEqual([]);
  });
