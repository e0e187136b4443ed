import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as engine from 'accessibility-checker-engine';

declare global {
  interface Window {
    ace: typeof engine;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * What IBM's engine is sure is wrong on the page, every fold of it open; one line for each place. It reads other rules than axe
 * does, and takes seconds. It changes the page.
 */
export async function ibmFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    // To the engine, what is not drawn yet has no name.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    if (results.length === 0) return ["IBM's engine looked at nothing"];
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, message, snippet }) => `${ruleId}: ${path.dom} ${message} ${snippet}`);
  });
}
