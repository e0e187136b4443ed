// `npm run readability`: Flesch-Kincaid grade of each English page, its words, those that a visitor sees before unfolding anything, and the median grade.
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { hasPage, pageOf, sectionsOf } from '#lib/site/pages.ts';

const shownArguments: Readonly<Record<string, unknown>> = messageArguments('en');

const leaves = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part !== null ? Object.values(part).flatMap(leaves) : [];

/** The text of a message: its choices one after the other, its arguments as they are shown. */
const plain = (text: string) =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => String(shownArguments[name] ?? 'name'))
    .replace(/\{\w+, (?:select|plural),|\b(?:yes|no|one|other|phone|text|email) \{|[{}]|<[^>]+>/g, ' ');

const wordsOf = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];

function syllables(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '');
  return Math.max(1, (bare.match(/[aeiouy]+/g) ?? []).length);
}

function measure(page: object) {
  const texts = leaves(page).map(plain);
  const prose = texts.flatMap((text) => text.split(/(?<=[.?!])\s+|\n/)).filter((sentence) => /[.?!]$/.test(sentence.trim()));
  const words = prose.flatMap(wordsOf);
  const grade = (0.39 * words.length) / prose.length + (11.8 * words.reduce((sum, word) => sum + syllables(word), 0)) / words.length - 15.59;
  return { grade, words: texts.flatMap(wordsOf).length };
}

const isObject = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null;

/** The page's own words that stand open: without titles for search engines, folded sections and the answers of questions. */
function openText(id: string, text: Record<string, unknown>): object {
  if (!hasPage(id)) return text;
  return sectionsOf(pageOf(id)).map(({ kind, words, fold }) => {
    const section = text[words];
    if (!isObject(section)) return section ?? {};
    if (fold) return section.heading ?? {};
    if (kind !== 'faq' || !isObject(section.items)) return section;
    return { ...section, items: Object.values(section.items).map((item) => (isObject(item) ? item.question : item)) };
  });
}

const rows = Object.entries(messagesFor('en').pages)
  .map(([page, text]) => ({ page, ...measure(text), open: leaves(openText(page, text)).map(plain).flatMap(wordsOf).length }))
  .filter(({ grade }) => Number.isFinite(grade))
  .sort((a, b) => b.grade - a.grade);
console.log('grade words  open  page');
for (const { page, grade, words, open } of rows)
  console.log(`${grade.toFixed(1).padStart(5)} ${String(words).padStart(5)} ${String(open).padStart(5)}  ${page}`);
console.log(
  `median grade ${rows[Math.floor(rows.length / 2)]?.grade.toFixed(1)} of ${rows.length} pages, most open words ${Math.max(...rows.map(({ open }) => open))}`,
);
