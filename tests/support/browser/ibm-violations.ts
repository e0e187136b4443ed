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

/** The certain violations that IBM's engine finds in the page with every `details` open: one line each. Takes seconds, and changes the page. */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    // The engine finds no name for elements that are not rendered yet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    if (results.length === 0) return ["IBM's engine checked nothing"];
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, message, snippet }) => `${ruleId}: ${path.dom} ${message} ${snippet}`);
  });
}
