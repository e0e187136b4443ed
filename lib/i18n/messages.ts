import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import { pages, sectionsOf } from '#lib/site/pages.ts';
import { agency } from '#lib/site/agency.ts';
import { type Locale, locales } from './routing.ts';
import { words } from './words/messages.ts';

type Tree = Record<string, unknown>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const treeIn = (value: unknown): Tree => (isTree(value) ? value : {});
const dropKeys = (tree: Tree, dropped: readonly string[]): Tree => Object.fromEntries(Object.entries(tree).filter(([key]) => !dropped.includes(key)));

function servedPageWords(byPage: Tree): Tree {
  const kept: Tree = {};
  for (const page of pages) {
    const pageWords = { ...treeIn(byPage[page.id]) };
    for (const { words: key, without } of sectionsOf(page)) {
      const section = treeIn(pageWords[key]);
      if (without && section.items) pageWords[key] = { ...section, items: dropKeys(treeIn(section.items), without) };
    }
    kept[page.id] = pageWords;
  }
  return kept;
}

/** Messages without the states and lines that the agency does not offer. */
function servedMessages<M extends { pages: object }>(messages: M): M {
  return { ...messages, pages: servedPageWords(treeIn(messages.pages)) };
}

/** All messages, typed by the default language; the other languages have the same keys. */
export type Messages = (typeof words)['en'];

const all: Readonly<Record<Locale, Messages>> = words;
const served = new Map(locales.map((locale) => [locale, servedMessages(all[locale])]));

/** The messages of a language, including states and lines that the agency does not offer. */
export function allMessagesFor(locale: Locale): Messages {
  return all[locale];
}

/** The messages of a language, without states and lines that the agency does not offer. */
export function messagesFor(locale: Locale): Messages {
  return served.get(locale) ?? all[locale];
}

/** Cached, because a translator parses each message once. */
const translators = new Map<string, unknown>();

/** A translator for code outside pages: mail, route handlers, commands. Dates are in the agency's time zone. A missing key throws. */
export function translator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  const key = `${locale} ${namespace}`;
  const cached = translators.get(key) ?? makeTranslator(locale, namespace);
  translators.set(key, cached);
  return cached as ReturnType<typeof makeTranslator<N>>;
}

function makeTranslator<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    messages: messagesFor(locale),
    namespace,
    timeZone: agency.timeZone,
    onError(error) {
      throw error;
    },
  });
}
