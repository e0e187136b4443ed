import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds in the page, or in one element: one line each. */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // Injected for each run, since axe caches colors.
  await page.evaluate(source);
  return page.evaluate(
    async ({ selector, values }) => {
      // Wait for pending style changes.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      // axe reports controls that the bar or the header covers at this scroll position; covered-controls.spec.ts checks that scrolling uncovers them.
      const sticky = [...document.querySelectorAll<HTMLElement>('.action-bar, .site-header')];
      for (const element of sticky) element.style.position = 'static';
      const { violations, passes } = await window.axe.run(selector, { resultTypes: ['violations'], runOnly: { type: 'tag', values } });
      for (const element of sticky) element.style.position = '';
      if (passes.length === 0) return [`axe checked nothing in ${selector}`];
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
    },
    { selector: within, values: rules },
  );
}
