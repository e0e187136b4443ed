import { pages } from '#lib/site/pages.ts';
import { sectionsOf } from '#lib/site/find-page.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const treeIn = (value: unknown): Tree => (isTree(value) ? value : {});
const dropKeys = (tree: Tree, dropped: readonly string[]): Tree => Object.fromEntries(Object.entries(tree).filter(([key]) => !dropped.includes(key)));

function servedPageWords(words: Tree): Tree {
  const kept: Tree = {};
  for (const page of pages) {
    const pageWords = { ...treeIn(words[page.id]) };
    for (const { words: key, without } of sectionsOf(page)) {
      const section = treeIn(pageWords[key]);
      if (without && section.items) pageWords[key] = { ...section, items: dropKeys(treeIn(section.items), without) };
    }
    kept[page.id] = pageWords;
  }
  return kept;
}

/** Messages without the states and lines that the agency does not offer. */
export function servedMessages<M extends { pages: object }>(messages: M): M {
  return { ...messages, pages: servedPageWords(treeIn(messages.pages)) };
}
