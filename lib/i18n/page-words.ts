import { type AbstractIntlMessages, createTranslator } from 'use-intl/core';
import { agency } from '#lib/site/agency.ts';
import { isTree, messagesFor } from './messages.ts';
import { defaultLocale, type Locale } from './routing.ts';
import { messageArguments, type MessageArguments } from './message-arguments.ts';

type Formatter = (key: string, more?: Readonly<Record<string, string>>) => string;

/** Cached, because a translator parses each message once. */
const formatters = new Map<Locale, (key: string, values: MessageArguments) => string>();

/** The only place where keys are not checked by the compiler: those of pages and topics come from tables. */
function createFormatter(locale: Locale) {
  const messages: AbstractIntlMessages = messagesFor(locale);
  const translate = createTranslator({
    locale,
    messages,
    timeZone: agency.timeZone,
    onError(error) {
      throw error;
    },
  });
  return translate as (key: string, values: MessageArguments) => string;
}

/** Formats messages whose key is only known at run time, with all message arguments. A missing key throws. */
export function messageFormatter(locale: Locale): Formatter {
  const format = formatters.get(locale) ?? createFormatter(locale);
  formatters.set(locale, format);
  return (key, more) => format(key, { ...messageArguments(locale), ...more });
}

/** The words below a key of a page in one language. A missing word throws, except in `optional`. */
export type Words = {
  text: (key: string) => string;
  optional: (key: string) => string | undefined;
  /** The message as it is written, with placeholders such as `{flMinPip}`. */
  raw: (key: string) => string;
  has: (key: string) => boolean;
  /** The keys below a key, in the order of the default language. */
  keys: (key: string) => string[];
  /** Items that are texts, in the order of the default language. */
  texts: () => { key: string; text: string }[];
  /** Items with words of their own, in the order of the default language. */
  items: () => { key: string; words: Words }[];
};

function childOf(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined), tree);
}

function keysOf(path: readonly string[]): string[] {
  const tree = childOf(messagesFor(defaultLocale), path);
  if (!isTree(tree)) throw new Error(`Missing words: ${path.join('.')}`);
  return Object.keys(tree);
}

function wordsAt(path: readonly string[], locale: Locale, format: (key: string) => string): Words {
  const tree = childOf(messagesFor(locale), path);
  const itemKeys = () => keysOf([...path, 'items']);
  const raw = (key: string) => {
    const steps = key.split('.');
    const message = childOf(tree, steps);
    if (typeof message !== 'string') throw new Error(`Missing words: ${locale} ${[...path, ...steps].join('.')}`);
    return message;
  };
  const text = (key: string) => {
    raw(key);
    return format([...path, ...key.split('.')].join('.'));
  };
  return {
    text,
    raw,
    optional: (key) => (childOf(tree, key.split('.')) === undefined ? undefined : text(key)),
    has: (key) => childOf(tree, key.split('.')) !== undefined,
    keys: (key) => keysOf([...path, ...key.split('.')]),
    texts: () => itemKeys().map((key) => ({ key, text: text(`items.${key}`) })),
    items: () => itemKeys().map((key) => ({ key, words: wordsAt([...path, 'items', key], locale, format) })),
  };
}

/** A page's short name for menus and links. It has no arguments. */
export function pageName(locale: Locale, id: string): string {
  const name = childOf(messagesFor(locale), ['pages', id, 'name']);
  if (typeof name !== 'string') throw new Error(`Missing words: ${locale} pages.${id}.name`);
  return name;
}

/** The words of a page or of one of its sections: `pageWords('es', 'sr-22', 'hero')`, with all message arguments. */
export function pageWords(locale: Locale, page: string, section?: string): Words {
  return wordsAt(section ? ['pages', page, section] : ['pages', page], locale, messageFormatter(locale));
}
