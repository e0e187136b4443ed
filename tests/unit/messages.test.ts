import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { topics } from '#lib/chat/topics.ts';
import { forms } from '#lib/forms/registry.ts';
import { agency } from '#lib/site/agency.ts';
import { downloads } from '#lib/site/downloads.ts';
import { allPages as pages, sectionsOf } from '#lib/site/pages.ts';
import type { Page, SectionKind } from '#lib/site/page.ts';
import { leavesOf } from '../support/texts/leaves.ts';
import { isUsed, sourceTexts } from '../support/texts/source-texts.ts';
import { errorWords } from '#lib/i18n/words/error.ts';

const all = Object.fromEntries(locales.map((locale) => [locale, leavesOf({ ...messagesFor(locale), error: errorWords[locale] })]));
const english = all.en ?? new Map<string, string>();

type Shape = { names: Set<string>; plurals: { name: string; options: string[] }[] };

function shapeOf(elements: MessageFormatElement[], shape: Shape = { names: new Set(), plurals: [] }): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    shape.names.add(element.value);
    if (element.type === TYPE.plural) shape.plurals.push({ name: element.value, options: Object.keys(element.options) });
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) shapeOf(option.value, shape);
  }
  return shape;
}

describe.each(locales)('messages in %s', (locale) => {
  const texts = all[locale] ?? new Map<string, string>();

  test('have the keys of the default language', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('are not empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have the arguments of the default language', () => {
    const names = (text: string) => [...shapeOf(parse(text)).names].sort();
    const other = [...texts].filter(([key, text]) => names(text).join() !== names(english.get(key) ?? '').join());
    expect(other).toEqual([]);
  });

  test('have every plural form of their language', () => {
    const rules = new Intl.PluralRules(locale);
    const counted = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    const missing = [...texts].flatMap(([key, text]) =>
      shapeOf(parse(text)).plurals.flatMap(({ name, options }) =>
        [...counted].filter((category) => !options.includes(category)).map((category) => `${key} {${name}} ${category}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('write no phone number, mail address or name of the agency that should be an argument', () => {
    const literal = new RegExp(
      `\\(\\d{3}\\) ?\\d{3}-\\d{4}|555-01\\d\\d|[\\w.]+@(?!example\\.com|ejemplo\\.com|exemplo\\.com)[\\w-]+\\.\\w+|${agency.shortName}`,
    );
    expect([...texts].filter(([, text]) => literal.test(text))).toEqual([]);
  });
});

test('pages use only the arguments that every page text is given', () => {
  const known = new Set(Object.keys(messageArguments('en')));
  const unknown = [...english].flatMap(([key, text]) =>
    key.startsWith('pages.') ? [...shapeOf(parse(text)).names].filter((name) => !known.has(name)).map((name) => `${key} {${name}}`) : [],
  );
  expect(unknown).toEqual([]);
});

/** Kinds of section that show the words of other sections or pages. */
const wordless: readonly SectionKind[] = ['contents', 'related', 'byline', 'trust'];

describe('pages', () => {
  const table: readonly Page[] = pages;
  const words: Record<string, object> = messagesFor('en').pages;

  test('are those of the table', () => {
    expect(Object.keys(words).sort()).toEqual(table.map(({ id }) => id).sort());
  });

  test.each(table.map((page) => [page.id, page] as const))('%s has the words of its sections and no others', (id, page) => {
    const sections = sectionsOf(page);
    expect(Object.keys(words[id] ?? {}).sort()).toEqual(
      ['name', 'title', 'description', ...sections.filter(({ kind }) => !wordless.includes(kind)).map((section) => section.words)].sort(),
    );
    for (const { kind, words: key, links = {} } of sections.filter((section) => section.kind !== 'facts')) {
      // Cards that lead to the form of their own page are linked by their titles.
      const isOwnForm = Object.values(links).every((link) => 'page' in link && link.page === id && link.fragment === 'quote-form');
      const link = kind === 'catalog' || isOwnForm ? 'title' : 'action';
      for (const item of Object.keys(links))
        expect(english.has(kind === 'hero' ? `pages.${id}.${key}.linked` : `pages.${id}.${key}.items.${item}.${link}`)).toBe(true);
    }
  });

  test('have names short enough for a menu', () => {
    for (const locale of locales) {
      const long = table.filter(({ id }) => (all[locale]?.get(`pages.${id}.name`)?.length ?? 0) > 28);
      expect(long).toEqual([]);
    }
  });
});

test('downloads are those of the table and use known arguments only', () => {
  const { documents, names } = messagesFor('en').downloads;
  expect(Object.keys(names).sort()).toEqual(downloads.map(({ id }) => id).sort());
  expect(Object.keys(documents).sort()).toEqual(
    downloads
      .filter(({ format }) => format === 'pdf')
      .map(({ id }) => id)
      .sort(),
  );
  const known = new Set(Object.keys(messageArguments('en')));
  const asked = [...english].flatMap(([key, text]) => (key.startsWith('downloads.') ? [...shapeOf(parse(text)).names] : []));
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('the chat has words for its topics and no others', () => {
  expect(Object.keys(messagesFor('en').chat.topics)).toEqual(topics.map(({ id }) => id));
});

test('every word outside the pages is used', () => {
  const sources = sourceTexts();
  const other = [...english.keys()].filter((key) => !/^(?:pages|forms\.options|downloads\.(?:documents|names|schedule)|chat\.topics)\./.test(key));
  const unused = other.filter((key) => !isUsed(key, sources));
  expect(isUsed('site.header.wordThatNobodyAsksFor', sources)).toBe(false);
  expect(unused).toEqual([]);
});

test('the messages have a label for exactly the choices of the forms', () => {
  const asked = forms.flatMap(({ fields }) => fields.filter(({ money }) => !money));
  const offered = asked.flatMap(({ name, optionsKey = name, options = [], suggestions = [] }) =>
    [...options, ...suggestions].map((option) => `forms.options.${optionsKey}.${option.replaceAll('.', '_')}`),
  );
  const states = agency.states.map((state) => `forms.options.state.${state}`);
  const worded = [...english.keys()].filter((key) => key.startsWith('forms.options.'));
  expect(worded.sort()).toEqual([...new Set([...offered, ...states])].sort());
});
