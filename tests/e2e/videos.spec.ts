import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { startPosterServer } from '#tests/support/services/poster-server.ts';
import { startServer } from '#tests/support/site/server.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';
import { startYoutubeServer } from '#tests/support/services/youtube-server.ts';

const player = 'iframe[src^="https://www.youtube-nocookie.com/embed/"]';

/** The page's requests to other origins, and what the CSP stopped; those of the player get their response here. */
async function watchOutsideRequests(page: Page, site: string): Promise<string[]> {
  const outsideRequests: string[] = [];
  await page.route(/^https:\/\/www\.youtube-nocookie\.com\//, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) outsideRequests.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) outsideRequests.push(message.text());
  });
  return outsideRequests;
}

async function search(page: Page, text: string): Promise<void> {
  await page.locator('#videos-q').fill(text);
  await page.locator('#videos-q').press('Enter');
}

for (const locale of locales) {
  const words = messagesFor(locale).videos;
  test(`without videos in ${locale}: tabs and search link to pages, and nothing is played or published`, async ({ page, site }) => {
    const outsideRequests = await watchOutsideRequests(page, site.url);
    await page.goto(localePath(locale, '/videos'), { waitUntil: 'networkidle' });
    const tabs = page.locator('#videos details');
    await expect(tabs.locator('summary')).toHaveText(Object.values(words.tabs));
    await expect(page.locator('#videos')).toContainText(words.read);
    await expect(page.locator('#videos [data-slot="card"]').filter({ hasText: words.ask })).toHaveCount(0);
    await expect(page.locator('#videos-featured').getByRole('link', { name: words.ask })).toHaveCount(0);
    await expect(page.locator('#videos-featured [data-slot="card"]').first()).toContainText(words.answer);
    await search(page, '   ');
    await search(page, 'flood');
    const results = page.locator('#videos-results');
    await expect(results.locator('summary')).toHaveText(words.results);
    await expect(results.locator('li:visible')).toHaveCount(1);
    await expect(page.locator('#videos-featured')).not.toHaveAttribute('open');
    await search(page, 'zzzz');
    await expect(page.locator('#videos')).toContainText(words.noGuides);
    await expect(results).toHaveCount(0);
    expect(await axeViolations(page, '#videos')).toEqual([]);
    await page.getByRole('button', { name: words.default }).click();
    const links = page.locator('#videos li a');
    expect(await links.count()).toBeGreaterThan(5);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    await expect(page.locator('#videos a[data-video], #videos iframe, #videos a[href*=youtube]')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/VideoObject|sample-\d{4}/);
    expect(outsideRequests).toEqual([]);
  });
}

test('live videos: eight placeholders, views and dates, posters of the site, and a message when the source fails', async ({ page }) => {
  const [youtube, posters] = await Promise.all([startYoutubeServer('key'), startPosterServer()]);
  const site = await startServer({
    YOUTUBE_API_KEY: 'key',
    YOUTUBE_API_URL: `${youtube.url}/youtube/v3`,
    YOUTUBE_IMAGE_URL: posters.url,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  const words = messagesFor('en').videos;
  const outsideRequests = await watchOutsideRequests(page, site.url);
  await page.goto(`${site.url}/videos`);
  await page.locator('#videos').scrollIntoViewIfNeeded();
  const featured = page.locator('#videos-featured a[data-video]');
  await expect(featured.first()).toContainText('Video 0 & more');
  await expect(featured).toHaveCount(8);
  await expect(page.locator('#videos-featured li').nth(1)).toContainText('12.3K views · May 1, 2026');
  await featured.first().press('Enter');
  await expect(page.locator(player)).toHaveAttribute('src', /video000000\?autoplay=1/);
  await expect(page.locator(player)).toHaveAttribute('title', /.{5}/);
  await page.getByRole('button', { name: words.close }).click();
  await expect(featured.first()).toBeFocused();
  expect(outsideRequests.splice(0).filter((address) => !address.startsWith('https://www.youtube-nocookie.com/embed/video'))).toEqual([]);
  await page.locator('#videos-auto summary').click();
  await expect(page.locator('#videos-auto a[data-video]').first()).toContainText('Video 0 & more');

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/videos?q=*', async (route) => {
    await released;
    await route.continue();
  });
  await search(page, 'roof');
  await expect(page.locator('[data-slot="video-placeholder"]')).toHaveCount(8);
  release();
  await expect(page.locator('#videos-results a[data-video]')).toHaveCount(12);
  await expect(page.locator('[data-slot="video-placeholder"]')).toHaveCount(0);
  await expect(page.locator('#videos-results img').first()).toHaveAttribute('src', '/api/videos/poster/video000000');
  expect(await axeViolations(page, '#videos')).toEqual([]);

  await search(page, 'nothing here');
  await expect(page.locator('#videos')).toContainText(words.noGuides);
  youtube.exceedQuota();
  await search(page, 'hurricane');
  await expect(page.locator('#videos-results')).toContainText('Hurricane deductibles');
  await site.stop();
  await search(page, 'after the site is gone');
  await expect(page.locator('#videos')).toContainText(words.failed.title);
  await expect(page.locator('[data-slot="video-placeholder"]')).toHaveCount(0);
  expect(outsideRequests).toEqual([]);
  await Promise.all([youtube.stop(), posters.stop()]);
});

test('hides the videos section of the home page without videos', async ({ page }) => {
  await page.goto(localePath('es', '/'));
  await expect(page.locator('#videos')).toHaveCount(0);
  expect(await page.content()).not.toMatch(/VideoObject|sample-\d{4}/);
});
