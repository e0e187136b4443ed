import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { anywhere, shownCodes, stateNames } from './forbidden.ts';

export type Find = { file: string; found: string; around: string };

/** The filing finder may name states that the agency does not serve. */
const asksAnyState = /which-filing/;
const orderedBy = /<select(?=[^>]* name="ordered").*?<\/select>/s;

function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function shownText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function matches(file: string, text: string, pattern: RegExp): Find[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ file, found, around: text.slice(Math.max(0, index - 60), index + 60) }));
}

function findsIn(file: string, text: string): Find[] {
  const isPage = file.endsWith('.html');
  const shown = isPage ? shownText(text.replace(orderedBy, '')) : '';
  const named = file.endsWith('.js') ? '' : asksAnyState.test(file) ? shown : text;
  return [...matches(file, text, anywhere), ...matches(file, named, stateNames), ...matches(file, shown, shownCodes)];
}

/** What a built site contains of another agency: in pages, data and the files that the browser loads. */
export function crawl(root: string): { files: number; finds: Find[] } {
  const files = [
    ...filesIn(join(root, '.next/server/app'), /\.(?:html|body|txt|xml)$/),
    ...filesIn(join(root, '.next/static'), /\.(?:js|json|webmanifest)$/),
  ];
  return { files: files.length, finds: files.flatMap((file) => findsIn(relative(root, file), readFileSync(file, 'utf8'))) };
}
