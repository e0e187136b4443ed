import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { citations } from '#lib/chat/citation.ts';
import { findFaq } from '#lib/chat/faq-index.ts';
import { replyTo } from '#lib/chat/reply.ts';
import { topics } from '#lib/chat/topics.ts';
import { factsNamed } from '#lib/facts/arguments.ts';
import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const examples = { en, es, pt };

type Line = { message: string; expected: string };

/** The tables beside this file: what a visitor writes, and the topic, the page of an answer (`faq:<page>`) or `handover`. */
function conversation(locale: string): Line[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'conversations', `${locale}.csv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, message = '', expected = ''] = /^"?(.*?)"?,([^,]*)$/.exec(line) ?? [];
    return { message, expected };
  });
}

describe.each(locales)('in %s', (locale) => {
  it('finds the expected topic or page for 95 of 100 messages', () => {
    const lines = conversation(locale);
    expect(lines.length).toBeGreaterThanOrEqual(30);
    const missed: string[] = [];
    for (const { message, expected } of lines) {
      const { kind, id } = replyTo(message, locale);
      const reached = kind === 'faq' ? `faq:${id.split('.')[0]}` : id;
      if (reached !== expected) missed.push(`${message} → ${reached}, not ${expected}`);
    }
    expect(missed.length / lines.length > 0.05 ? missed : []).toEqual([]);
  });

  it('answers every message in the language, with links of that language', () => {
    for (const { message } of conversation(locale)) {
      const { text, links } = replyTo(message, locale);
      expect(text).not.toMatch(/[{}]/);
      const prefix = locale === 'en' ? /^\/(?!es\/|pt\/)/ : new RegExp(`^/${locale}(?:/|$)`);
      for (const { href } of links) expect(href).toMatch(prefix);
    }
  });
});

/** A message that leads to a topic, and whether its reply names a figure of law as an argument. */
function topicsIn(locale: Locale) {
  const words: Readonly<Record<string, { reply: string }>> = messagesFor(locale).chat.topics;
  const examplesByTopic: Readonly<Record<string, readonly string[]>> = examples[locale];
  return Object.entries(words).map(([id, { reply }]) => {
    const names = [...reply.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
    return { id, example: examplesByTopic[id]?.[0] ?? '', hasFigure: factsNamed(names).length > 0 };
  });
}

it.each(locales)('cites page and day of a legal fact, or says that the letter decides, in %s', (locale) => {
  const replies = topicsIn(locale).map((topic) => ({ ...topic, reply: replyTo(topic.example, locale) }));
  const withFigures = replies.filter(({ id, hasFigure, reply }) => hasFigure && reply.id === id);
  expect(withFigures.length).toBeGreaterThanOrEqual(4);
  const { letter, ask } = messagesFor(locale).filing.sources;
  for (const { reply } of withFigures) expect(reply.sources.every((text) => text === letter || text === ask || /20\d\d/.test(text))).toBe(true);
  for (const { reply } of withFigures) expect(reply.sources).not.toEqual([]);
  const { sources } = replyTo('fr44', locale);
  for (const expected of [/20\d\d/, /Florida/, /Virginia/]) expect(sources.join(' ')).toMatch(expected);
  expect(replyTo({ en: 'office hours', es: 'horario', pt: 'horário' }[locale], locale).sources).toEqual([]);
});

it('names the question that it answers, except for topics that are answered alone, such as a greeting', () => {
  expect(replyTo('my license is suspended', 'en').question).toMatch(/\?$/);
  expect(replyTo('hola buenos dias', 'es').question).toBeUndefined();
  expect(replyTo('i want to kill myself', 'en').question).toBeUndefined();
});

it('answers a question without a probable topic from the pages, with a link', () => {
  const { kind, id, links } = replyTo('I work across the Potomac every day', 'en');
  expect([kind, id]).toEqual(['faq', 'state-va.faq.maryland']);
  expect(links[0]?.href).toMatch(/^\/[\w/-]+#/);
});

it('names the source of a fact in an answer from the pages', () => {
  const faq = findFaq('I spend the winter here. Do I need Florida insurance?', 'en');
  expect(faq?.id).toBe('state-fl.faq.winter');
  expect(citations(faq?.rawAnswer ?? '', [], 'en')).toEqual([expect.stringContaining('627.733')]);
});

it('answers long messages, markup and messages without words', () => {
  for (const message of ['x '.repeat(2_500), '<script>alert(1)</script>', '😀😀', '   ', '%00%ff', '{name}']) {
    expect(replyTo(message, 'es').text.length).toBeGreaterThan(10);
  }
});

const idOf = (message: string, locale: Locale = 'en') => replyTo(message, locale).id;

test.each([
  ['me llegó una carta del DMV que dice FR44', 'fr44'],
  ['got a letter from the dmv and need an sr22 today', 'filingFast'],
  ['my landlord says I need a certificate for my sr-22', 'sr22'],
  ['la ese erre veintidós', 'sr22'],
  ['S R vinte e dois', 'sr22'],
  ['f r forty four', 'fr44'],
  ['my judge said the fr something', 'fr44'],
  ['the dmv wants the s.r. whatever', 'sr22'],
  ['me piden el efe erre no sé qué', 'fr44'],
])('the name of a form outranks general words: %s', (message, id) => {
  expect(idOf(message)).toBe(id);
});

test.each([
  'need cheap car insurance in Houston TX',
  'vivo en new jersey y tengo sr22',
  'moro em Massachusetts e quero um seguro barato',
  'quote for west virginia',
])('a state that is not served outranks everything else, and no form is offered: %s', (message) => {
  const { id, offersForm, text } = replyTo(message, 'en');
  expect([id, offersForm]).toEqual(['elsewhere', false]);
  expect(text).toContain('Georgia');
});

test.each([
  ['vivo en NY pero el carro esta en miami', 'garaging'],
  ['me mude de virginia a florida y tengo fr44', 'twoStates'],
  ['tomei multa no tennessee moro na georgia', 'tickets'],
  ['can i use my cousins address in georgia i live in ny', 'honest'],
  ['what about virginia', 'inState'],
  ['vendi el carro, devuelvo la placa?', 'plates'],
  ['some guy hit me and has no insurance', 'otherUninsured'],
])('finds the topic of a message with two places, or with a place and a general intention: %s', (message, id) => {
  expect(idOf(message)).toBe(id);
});

test('the words of a phrase may be apart, with stop words between', () => {
  expect(['unlicensed', 'foreignExpired']).toContain(idOf('licencia colombiana vencida'));
  expect(['keepFiling', 'filingDone']).toContain(idOf('can I please cancel, now that two years are over, my sr22'));
  expect(idOf('when do I get my license back')).toBe('suspended');
});

test('a message of at most one word of content gets a question in return, and an answer from the pages must match its words', () => {
  for (const message of ['lol', '???', 'so do i or dont i', 'jajaja']) expect(idOf(message)).toBe('unclear');
  expect(replyTo('does my insurance company policy cover a telescope', 'en').kind).not.toBe('faq');
});

test('does not correct a word to one with another first letter', () => {
  expect(idOf('o cadastro federal está errado', 'pt')).not.toBe('hours');
  expect(idOf('tienen aseguransa barrata')).toBe('cheap');
});

test('a named state adds its own law, with its source', () => {
  const georgia = replyTo('cual es el minimo en georgia', 'es');
  for (const figure of ['$25,000', '$50,000', 'en Georgia']) expect(georgia.text).toContain(figure);
  expect(georgia.sources).not.toEqual([]);
  expect(georgia.links.map(({ href }) => href)).toContain('/es/personal-auto/states/georgia');
  const moved = replyTo('¿Cuál es el mínimo de seguro en Tennessee? Me acabo de mudar de Miami', 'es');
  expect(moved.text).toContain('en Tennessee');
  expect(moved.text).not.toContain('Florida pide');
  expect(replyTo('quantos funcionarios pra workers comp na carolina do norte', 'pt').text).toContain(
    'na Carolina do Norte costuma ser exigido a partir de 3',
  );
  const louisiana = replyTo('lapse of 5 days louisiana fine?', 'en');
  expect(louisiana.text).toMatch(/in Louisiana can cost a fee of \$100 to \$500/);
  expect(`${louisiana.text} ${louisiana.sources.join(' ')}`).not.toContain('Florida');
  expect(replyTo('virginia fr44 limits', 'en').text).toContain('$200,000');
  expect(replyTo('does kentucky need sr22', 'en').text).toContain('there’s no such filing in Kentucky');
  expect(replyTo('got a dui in virginia', 'en').text).toMatch(/in Virginia are the SR-22 and FR-44/);
});

test('two questions on different subjects get both answers, a story with one question gets one', () => {
  const { independent } = messagesFor('es').chat.topics;
  const asked = '¿Puedo tener a tres muchachos como 1099 en mi compañía?';
  const both = replyTo(`¿Qué es un SR-22? ${asked}`, 'es').text;
  expect(both).toContain(independent.reply.slice(0, 40));
  expect(both).toContain(messagesFor('es').chat.also);
  expect(replyTo(`Yo tengo una troca y un trailer y corto yardas. ${asked}`, 'es').text).not.toContain(messagesFor('es').chat.also);
});

describe.each(locales)('in %s', (locale) => {
  test('every reply can be formatted without error, and ends in a next step that names its page or its button', () => {
    const format = messageFormatter(locale);
    for (const { id } of topics) expect(format(`chat.topics.${id}.reply`, { promise: '…', hours: '…' })).not.toMatch(/[{}]/);
    const { lead, steps } = messagesFor(locale).chat;
    const [start = ''] = steps.page.split(':');
    const ends = conversation(locale).map(({ message }) => replyTo(message, locale));
    const without = ends.filter(
      ({ id, text, links }) =>
        !/^(?:greeting|spam|thanks)$/.test(id) &&
        !(text.includes(`\n\n${start}`) && [links[0]?.label, lead].some((label) => text.includes(`“${label}”`))),
    );
    expect(without.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  test('an unknown message is handed over to a person, and the office hours are shown', () => {
    const { kind, text, offersForm } = replyTo('xyzw kjhg qqqq', locale);
    expect([kind, offersForm]).toEqual(['handover', true]);
    for (const line of openingLines(locale)) expect(text).toContain(line);
  });

  test('each topic with a next step has links', () => {
    for (const { id, next, links } of topics) expect(next === 'none' ? [id] : links).not.toEqual([]);
  });
});
