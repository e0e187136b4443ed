import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { pages, sectionsOf } from '#lib/site/pages.ts';
import { sectionKinds } from '#lib/site/page.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

/*
 * How the head of each kind of section looks on a phone in each language, compared with a reviewed picture. Scripts do not run, so that no clock
 * and no late script changes it. Pictures are valid for one browser version, since others draw letters differently.
 * After an intended change: `npx playwright test sections --update-snapshots`, then look at what changed.
 */
const browserFile = join(import.meta.dirname, 'pictures', 'browser.txt');
const size = { width: 390, height: 844 };
/** Kinds that only one page has, or that repeat words of other sections or pages; pages.spec.ts checks them. */
const checkedElsewhere = ['contents', 'related', 'articles', 'article', 'byline', 'catalog', 'claims', 'licenses'];

/** The first page with a section of a kind, and the index of the section. */
const samples = sectionKinds
  .filter((kind) => !checkedElsewhere.includes(kind))
  .flatMap((kind) => {
    const page = pages.find((candidate) => sectionsOf(candidate).some((section) => section.kind === kind));
    return page ? [{ kind, path: page.path, at: sectionsOf(page).findIndex((section) => section.kind === kind) }] : [];
  });

/** Opens a page whose text waits for its fonts, which a busy machine loads late. */
async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
    },
  );
  await page.goto(path);
}

/** Leaves one section on the page, unfolded and at whole pixels. Returns its height. */
async function isolateSection(page: Page, at: number): Promise<number> {
  await page.evaluate((index) => {
    const main = document.querySelector('main');
    main?.replaceChildren(...[...main.children].filter(({ tagName }) => tagName !== 'SCRIPT').slice(index, index + 1));
    for (const other of document.querySelectorAll('body > :not(main)')) other.remove();
    for (const folded of document.querySelectorAll('details.fold')) folded.setAttribute('open', '');
  }, at);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThanOrEqual(2);
  return page.locator('main > *').evaluate((section) => section.clientHeight);
}

// The CSP allows only the served styles.
test.use({ bypassCSP: true });

const isUpdating = ({ updateSnapshots }: { updateSnapshots: string }) => updateSnapshots === 'all' || updateSnapshots === 'changed';

for (const { kind, path, at } of samples)
  test(`a section of kind ${kind} matches its picture in each language`, async ({ page, browser }, { config }) => {
    const version = browser.version().split('.')[0] ?? '';
    if (isUpdating(config)) {
      mkdirSync(dirname(browserFile), { recursive: true });
      writeFileSync(browserFile, `${version}\n`);
    }
    const pictureVersion = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : '';
    test.skip(version !== pictureVersion, `the pictures are of Chromium ${pictureVersion}, this is ${version}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(size);
    for (const locale of locales) {
      await openWithFonts(page, localePath(locale, path));
      const clip = { x: 0, y: 0, width: size.width, height: Math.min(await isolateSection(page, at), size.height) };
      expect.soft(await page.screenshot({ clip })).toMatchSnapshot(`${kind}-${locale}.png`, { maxDiffPixelRatio: 0.01 });
    }
  });
