import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguageCodes } from '#lib/site/site-languages.ts';
import { deskFiles } from './desk-files.ts';
import { withFacts } from './facts-document.ts';
import { coloredScenes } from './scene-colors.ts';
import { wordModules } from './word-modules.ts';

export async function* derivedFiles(root: string): AsyncGenerator<readonly [string, string]> {
  for (const [name, text] of Object.entries(wordModules(join(root, 'messages'), siteLanguageCodes))) yield [`lib/i18n/words/${name}`, text];
  // A container's build has no docs.
  const document = 'docs/data-sources.md';
  if (existsSync(join(root, document))) yield [document, withFacts(readFileSync(join(root, document), 'utf8'))];
  // The forms import these modules, so they are written first.
  const { forms } = await import('#lib/forms/registry.ts');
  const { conditionSheet } = await import('./condition-sheet.ts');
  yield ['components/forms/shown-if.css', conditionSheet(forms)];
  yield* coloredScenes(root);
  yield* deskFiles(root);
}
