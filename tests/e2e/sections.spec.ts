import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { guideKey } from '#lib/site/device-keys.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/find-page.ts';
import { sectionKinds } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { expect, test } from '#tests/support/site-fixture.ts';

/*
 * How the head of each kind of section looks on a phone in each language, beside a picture that was looked at. Pictures hold for the browser that took them:
 * another one draws letters in its own way, and is told apart by its version. After a wanted change:
 * `npx playwright test sections --update-snapshots`, then look at what changed.
 */
const drawnBy = join(import.meta.dirname, 'pictures', 'browser.txt');
const size = { width: 390, height: 844 };
/** What is made for one page alone, or of the words of others, is left to the measures of every page. */
const own = ['contents', 'related', 'articles', 'article', 'byline', 'catalog', 'claims', 'licenses'];

/** The first page that has a kind of section, and which of its sections that is. */
const samples = sectionKinds
  .filter((kind) => !own.includes(kind))
  .flatMap((kind) => {
    const page = pages.find((one) => sectionsOf(one).some((section) => section.kind === kind));
    return page ? [{ kind, path: page.path, at: sectionsOf(page).findIndex((section) => section.kind === kind) }] : [];
  });

/** Faces that come late stay away from a page: it is asked for again until they were there in time. */
async function openWithFaces(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const widths = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const brush = document.createElement('canvas').getContext('2d');
      const widthIn = (family: string) => {
        if (brush) brush.font = `700 99px ${family}`;
        return brush?.measureText('Which filing do I need?').width;
      };
      return ['--font-text', '--font-heading'].map((name) => {
        const families = root.getPropertyValue(name);
        return widthIn(families) !== widthIn(families.slice(families.indexOf(',') + 1));
      });
    });
    expect(widths).toEqual([true, true]);
  }).toPass({ timeout: 20_000 });
}

const isUpdating = ({ updateSnapshots }: { updateSnapshots: string }) => updateSnapshots === 'all' || updateSnapshots === 'changed';

for (const { kind, path, at } of samples)
  for (const locale of locales)
    test(`a section of kind ${kind} looks as it did in ${locale}`, async ({ page, browser }, { config }) => {
      const version = browser.version().split('.')[0] ?? '';
      if (isUpdating(config)) {
        mkdirSync(dirname(drawnBy), { recursive: true });
        writeFileSync(drawnBy, `${version}\n`);
      }
      const drawn = existsSync(drawnBy) ? readFileSync(drawnBy, 'utf8').trim() : '';
      test.skip(version !== drawn, `the pictures are of Chromium ${drawn}, this is ${version}`);
      await page.addInitScript((key) => localStorage.setItem(key, '1'), guideKey);
      await page.clock.setFixedTime('2026-03-04T15:00:00Z');
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await openWithFaces(page, localePath(locale, path));
      const section = page.locator('main > :not(script)').nth(at);
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
      const box = await section.boundingBox();
      if (!box) throw new Error(`no section of kind ${kind} on ${path}`);
      const top = Math.max(0, box.y);
      const clip = { x: 0, y: top, width: size.width, height: Math.min(box.y + box.height, size.height) - top };
      const mask = [page.locator('.open-now'), page.locator('.action-bar'), page.locator('.chat-button')];
      await expect(page).toHaveScreenshot(`${kind}-${locale}.png`, { clip, mask, maxDiffPixelRatio: 0.01 });
    });
