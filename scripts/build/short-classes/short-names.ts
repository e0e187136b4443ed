import type { Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names that say by a hyphen, a colon or a bracket that they are no word of the code. */
const telling = /[-:[]/;
/** A name that tools know: what is for those who listen alone. */
const known = 'sr-only';
const letters = 'abcdefghijklmnopqrstuvwxyz';

function classesOf(root: Root): Set<string> {
  const found = new Set<string>();
  root.walkAtRules('utility', ({ params }) => void found.add(params));
  root.walkRules((rule) => {
    selectorParser((list) => list.walkClasses(({ value }) => void found.add(value))).processSync(rule.selector);
  });
  return found;
}

/** a, b … z, aa, ab … */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}

/**
 * A short name for each class that Tailwind makes, by its own. Classes that our own sheets name keep theirs, as scripts and tests look for them; so does `sr-only`.
 */
export function shortNames(made: Root, own: Root): Record<string, string> {
  const [every, kept] = [classesOf(made), classesOf(own)];
  const names: Record<string, string> = {};
  let index = 0;
  for (const name of every) {
    if (kept.has(name) || name === known || !telling.test(name)) continue;
    while (every.has(nameAt(index))) index += 1;
    names[name] = nameAt(index++);
  }
  return names;
}
