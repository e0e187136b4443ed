import type { Page } from '@playwright/test';
import { pages } from '#lib/site/pages.ts';

/** The paths of the pages about a topic, whose length is limited. */
export const topicPaths: readonly string[] = pages
  .filter(({ line, form }) => line !== 'company' && form !== 'smart-quote' && form !== 'home')
  .map(({ path }) => path);

/** Screens of a phone. Words of the other languages are longer. */
export const mostScreens = { en: 8, es: 8.5, pt: 8.5 } as const;

export const screensOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
