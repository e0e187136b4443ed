import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguageEntry } from '#lib/site/site-languages.ts';

const code = 'fr';

const entry: SiteLanguageEntry = {
  name: 'Français',
  english: 'French',
  regional: 'fr-CA',
  direction: 'ltr',
  clock: {
    days: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    at: ' à ',
    holiday: ' (jour férié)',
    near: ['aujourd’hui', 'demain ({day})', '{day}'],
  },
};

const mark = 'ƒ';

/** Texts that have a limit must not get longer. */
const markText = (text: string): string => mark + text.replace(/^\p{L}/u, '');

/** `linked` must stay a part of the text beside it, which is marked at its start only. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return markText(value);
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, key === 'linked' ? below : marked(below)]));
}

function withFrench(table: string): string {
  const end = table.indexOf('} as const satisfies');
  if (end < 0) throw new Error('lib/site/site-languages.ts has no table');
  return `${table.slice(0, end)}  ${code}: ${JSON.stringify(entry)},\n${table.slice(end)}`;
}

/** Adds the language to a copy of the sources: its entry, and the English texts marked with ƒ. */
export function addFrench(copy: string): void {
  const table = join(copy, 'lib/site/site-languages.ts');
  writeFileSync(table, withFrench(readFileSync(table, 'utf8')));
  const folder = join(copy, 'messages', code);
  cpSync(join(copy, 'messages/en'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const words = join(folder, file);
    writeFileSync(words, JSON.stringify(marked(JSON.parse(readFileSync(words, 'utf8')))));
  }
}
