import type { Words } from '#lib/i18n/page-words.ts';
import { openingTerm } from './opening-term.ts';

/** This many characters fit on a phone; where it is narrower or its text enlarged, the line wraps. */
const maxCharacters = 42;

/** The name of an item: its title, its question, the first cell of its row unless that is a question, or what a text says before its colon. */
function nameOf(words: Words, key: string, column: string | undefined): string | undefined {
  const item = `items.${key}`;
  for (const part of ['title', 'question', 'term']) {
    const name = words.optional(`${item}.${part}`);
    if (name) return name;
  }
  const cell = column && words.optional(`${item}.${column}`);
  if (cell) return cell.endsWith('?') ? undefined : cell;
  const text = words.optional(`titles.${key}`) ?? words.optional(item);
  return text && openingTerm(text);
}

/**
 * What a folded section is about: on one line as many names of its items as fit. Undefined where the items have no short names, or where only the first of
 * several fits: a visitor would think that the section is about that item alone.
 */
export function foldLine(words: Words): string | undefined {
  const keys = words.has('items') ? words.keys('items') : [];
  const [column] = words.has('columns') ? words.keys('columns') : [];
  const names = keys.map((key) => nameOf(words, key, column));
  if (names.some((name) => name === undefined)) return undefined;
  const lines = names.map((_, at) => names.slice(0, at + 1).join(' · '));
  return lines.findLast((line, at) => line.length <= maxCharacters && (at > 0 || lines.length === 1));
}
