import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from '../../../scripts/sources.mjs';

const root = join(import.meta.dirname, '../../..');
const folders = [...sourceFolders, 'scripts', 'quality'];

/** Texts in the sources that could be keys of messages. `exact`: literals and property chains; `patterns`: of templates. */
export type SourceTexts = { exact: Set<string>; patterns: RegExp[] };

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, folder, name));
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

export function sourceTexts(): SourceTexts {
  const text = folders
    .flatMap(filesIn)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const exact = new Set([...text.matchAll(/(['"`])([\w.+-]+)\1/g)].map((match) => match[2] ?? ''));
  for (const [chain] of text.matchAll(/\b[a-z]\w*(?:\.\w+)+/gi)) {
    const steps = chain.split('.');
    steps.slice(1).forEach((step, index) => exact.add(`${steps[index]}.${step}`));
  }
  const templates = [...text.matchAll(/`((?:[\w.-]|\$\{[\w.()?\s]+\})+)`/g)].map((match) => match[1] ?? '');
  const keyLike = templates.filter((template) => template.includes('${') && /[\w-]{2}/.test(template.replace(/\$\{[^}]*\}/g, '')));
  return { exact, patterns: [...new Set(keyLike)].map(patternOf) };
}

/** Whether the end of a key is in the sources: `site.header.menu` is used by `header.menu` or `menu`. */
export function isUsed(key: string, { exact, patterns }: SourceTexts): boolean {
  const steps = key.split('.');
  const endings = steps.map((_, index) => steps.slice(index).join('.'));
  return endings.some((ending) => exact.has(ending) || patterns.some((pattern) => pattern.test(ending)));
}
