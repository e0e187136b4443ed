import type { Words } from '#lib/i18n/page-words.ts';

/** So many characters fit on a phone; narrower or enlarged, the line wraps. */
const longest = 42;

function cut(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest)).replace(/[\s·,;:.]+$/, '')}…`;
}

/** The name of an item: its title, its question, the first cell of its row, or what a text says before its colon. */
function nameOf(words: Words, key: string, column: string | undefined): string | undefined {
  const item = `items.${key}`;
  for (const part of ['title', 'question', 'term', ...(column ? [column] : [])]) {
    const name = words.optional(`${item}.${part}`);
    if (name) return name;
  }
  const text = words.optional(`titles.${key}`) ?? words.optional(item);
  return text && /^[^:.]{3,50}(?=: )/.exec(text)?.[0];
}

/** What a folded section is about, for one line of a phone: the names of its items, or how its text begins. */
export function foldLine(words: Words): string | undefined {
  const keys = words.has('items') ? words.keys('items') : [];
  const [column] = words.has('columns') ? words.keys('columns') : [];
  const names = keys.map((key) => nameOf(words, key, column));
  if (names.length > 1 && names.every((name) => name !== undefined)) return cut(names.join(' · '));
  const [first] = keys;
  const text = words.optional('lead') ?? (first === undefined ? undefined : words.optional(`items.${first}`));
  return text && cut(text);
}
