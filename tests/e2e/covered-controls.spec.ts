import { coveredControls } from '#tests/support/browser/covered-controls.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'same as with the script');

const paths = [
  '/',
  '/personal-auto/fr-44-florida',
  '/get-quote',
  '/smart-quote',
  '/contact',
  '/claims-help',
  '/commercial/transportation-hub',
  '/personal-auto/states/virginia',
  '/blog/sr22-requirements',
  '/client-portal',
];

for (const path of paths)
  test(`nothing fixed covers a control of ${path} at any scroll position`, async ({ freshPage: page, viewport }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const step = (viewport?.height ?? 800) * 0.4;
    const covered: string[] = [];
    let positions = 0;
    for (let y = 0; ; y += step) {
      const isLast = await page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' });
        return scrollY + document.documentElement.clientHeight >= document.documentElement.scrollHeight - 1;
      }, y);
      covered.push(...(await page.evaluate(coveredControls)));
      positions += 1;
      if (isLast) break;
    }
    expect(positions).toBeGreaterThan(3);
    expect(covered).toEqual([]);
  });
