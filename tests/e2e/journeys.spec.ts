import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { locales } from '#lib/i18n/routing.ts';
import { coveredControls } from '#tests/support/browser/covered-controls.ts';
import { followJourney, journeys } from '#tests/support/browser/journeys.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile }) => !isMobile, 'phone only');

/** With a folder, each journey is also drawn as a strip of its screens (`npm run storyboard`). */
const folder = process.env.STORYBOARD;

async function drawStrip(page: Page, shots: readonly Buffer[], path: string): Promise<void> {
  const pictures = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  const strip = await page.context().newPage();
  await strip.setViewportSize({ width: shots.length * 400 + 10, height: 864 });
  await strip.setContent(
    `<meta name="viewport" content="width=device-width"><body style="display:flex;gap:10px;margin:10px;background:#999">${pictures.join('')}`,
  );
  await strip
    .locator('img')
    .last()
    .evaluate((picture: HTMLImageElement) => picture.decode());
  await strip.screenshot({ path, scale: 'css' });
  await strip.close();
}

for (const [name, journey] of Object.entries(journeys))
  for (const locale of locales)
    test(`the journey of a visitor (${name}) in ${locale} leads to the second step, and no screen has a layout problem`, async ({ page }) => {
      const problems: Record<string, readonly string[]> = {};
      const shots: Buffer[] = [];
      test.setTimeout(40_000);
      for await (const screen of followJourney(page, locale, journey)) {
        const found = [...(await page.evaluate(layoutProblems, { phone: true })), ...(await page.evaluate(coveredControls))];
        if (found.length > 0) problems[screen] = found;
        if (folder) shots.push(await page.screenshot());
      }
      expect(problems).toEqual({});
      expect(new URL(page.url()).pathname).toContain('/continue');
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      await drawStrip(page, shots, join(folder, `${name}-${locale}.png`));
    });
