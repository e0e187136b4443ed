import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { siteLanguageCodes } from '#lib/site/site-languages.ts';
import { color } from '#lib/colors.ts';
import { withFacts } from './facts-document.ts';
import { wordModules } from './word-modules.ts';

const folder = 'data/scenes';

/** The rule of a class such as `stroke-night`: what it colors, and with which color of the site's style sheet. */
function rule(className: string): string {
  const [, property = '', name = ''] = /^(fill|stroke|stop)-(.+)$/.exec(className) ?? [];
  return `.${className}{${property === 'stop' ? 'stop-color' : property}:${color(name)}}`;
}

/** A drawing with a rule for each color class that it uses, so that any program shows it as the site does. */
export function withColors(drawing: string): string {
  const names = new Set(Array.from(drawing.matchAll(/ class="([^"]*)"/g), ([, classes = '']) => classes.split(' ')).flat());
  return drawing.replace(/<style>.*<\/style>/, `<style>${[...names].toSorted().map(rule).join('')}</style>`);
}

/** The drawings of the pages, by path. */
const coloredScenes = (root: string): [string, string][] =>
  readdirSync(join(root, folder)).map((name) => [`${folder}/${name}`, withColors(readFileSync(join(root, folder, name), 'utf8'))]);

/** The tokens of the site as plain custom properties: Tailwind does not read the style sheet of the desk. */
function tokens(root: string): string {
  return readFileSync(join(root, 'app/styles/tokens.css'), 'utf8')
    .replace(/@theme(?: inline)? \{/g, ':root {')
    .replace(/^ *--color-\*:.*\n/m, '');
}

/** In the order of the cascade. */
const sheets = ['base', 'controls', 'frame', 'inbox', 'lead', 'report'] as const;

/** The style sheet and the script of the desk, which public pages do not load. */
async function* deskFiles(root: string): AsyncGenerator<readonly [string, string]> {
  const options = { absWorkingDir: root, bundle: true, minify: true, write: false, target: 'es2022' } as const;
  const sheet = [tokens(root), ...sheets.map((name) => readFileSync(join(root, `components/desk/styles/${name}.css`), 'utf8'))].join('\n');
  const styles = await build({ ...options, stdin: { contents: sheet, loader: 'css' } });
  const script = await build({ ...options, entryPoints: ['components/desk/client/desk.ts'], format: 'esm' });
  yield ['public/desk/desk.css', styles.outputFiles[0]?.text ?? ''];
  yield ['public/desk/desk.js', script.outputFiles[0]?.text ?? ''];
}

export async function* derivedFiles(root: string): AsyncGenerator<readonly [string, string]> {
  for (const [name, text] of Object.entries(wordModules(join(root, 'messages'), siteLanguageCodes))) yield [`lib/i18n/words/${name}`, text];
  // A container's build has no docs.
  const document = 'docs/data-sources.md';
  if (existsSync(join(root, document))) yield [document, withFacts(readFileSync(join(root, document), 'utf8'))];
  // The forms import the modules of lib/i18n/words, so those are written first.
  const { forms } = await import('#lib/forms/registry.ts');
  const { conditionSheet } = await import('./condition-sheet.ts');
  yield ['components/forms/shown-if.css', conditionSheet(forms)];
  yield* coloredScenes(root);
  yield* deskFiles(root);
}
