import { join } from 'node:path';
import { siteLanguageCodes } from '#lib/site/site-languages.ts';
import { wordModules } from './word-modules.ts';

export async function* derivedFiles(root: string): AsyncGenerator<readonly [string, string]> {
  for (const [name, text] of Object.entries(wordModules(join(root, 'messages'), siteLanguageCodes))) yield [`lib/i18n/words/${name}`, text];
  // The forms may read words: these must stand by then.
  const { forms } = await import('#lib/forms/registry.ts');
  const { conditionSheet } = await import('./condition-sheet.ts');
  yield ['components/forms/shown-if.css', conditionSheet(forms)];
}
