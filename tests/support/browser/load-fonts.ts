import type { Page } from '@playwright/test';

/** Brings the fonts of the page to the cache: those of a first page may come too late to be used, and the machine's own may be wider. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((font) => font.load()));
  });
}
