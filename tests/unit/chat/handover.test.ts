import { subjectHandover } from '#lib/chat/handover.ts';
import { concernsOtherState } from '#lib/chat/places.ts';
import { topicOf } from '#lib/chat/rank-topics.ts';
import { subjectOf } from '#lib/chat/subjects.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

/** A handover whose most probable topic is `id`, to a visitor who named `state`, or two states. */
function likelyHandover(id: string, state: 'FL' | 'GA' | undefined, locale: (typeof locales)[number] = 'en') {
  const topic = topicOf(id);
  if (!topic) throw new Error(`no topic ${id}`);
  const matches = [{ topic, share: 0.3 }];
  const subject = subjectOf(matches);
  if (!subject) throw new Error(`no subject for ${id}`);
  return subjectHandover({ subject, matches, state, isOutsideFlorida: state !== 'FL', text: '' }, locale, Date.now());
}

describe.each(locales)('a handover that answers its most probable topic in %s', (locale) => {
  test('outside Florida leaves out Florida’s part and its sources, and names the others', () => {
    for (const state of ['GA', undefined] as const) {
      const { text, sources } = likelyHandover('minimum', state, locale);
      expect(text).not.toMatch(/Florida|Flórida/);
      expect(sources.join(' ')).toContain('Federal Motor Carrier');
      expect(sources.join(' ')).not.toMatch(/Florida|Flórida/);
    }
    expect(likelyHandover('hitAndRun', 'GA', locale).sources).toEqual([]);
  });

  test('in Florida keeps Florida’s part and its sources', () => {
    const { text, sources } = likelyHandover('minimum', 'FL', locale);
    expect(text).toMatch(/Florida|Flórida/);
    expect(sources.join(' ')).toMatch(/Florida|Flórida/);
  });

  test('names the law that the topic states besides its figures', () => {
    expect(likelyHandover('sr22', 'FL', locale).sources).not.toEqual([]);
  });
});

test('a handover with two probable topics answers both instead of the general text, and offers neither as a question', () => {
  const matches = ['minimum', 'cheap'].flatMap((id) => topicOf(id) ?? []).map((topic) => ({ topic, share: 0.3 }));
  const subject = subjectOf(matches);
  if (!subject) throw new Error('no subject');
  const { text, choices } = subjectHandover({ subject, matches, state: undefined, isOutsideFlorida: false, text: '' }, 'en', Date.now());
  const { topics, subjects } = messagesFor('en').chat;
  expect(text.split(topics.minimum.question)).toHaveLength(2);
  expect(text.split(topics.cheap.question)).toHaveLength(2);
  expect(text).not.toContain(subjects[subject.id].slice(0, 30));
  expect(choices).toEqual([]);
});

test.each([
  [undefined, 'my car', undefined, false],
  ['FL', 'florida', undefined, false],
  ['FL', 'florida', 'Boston', false],
  ['GA', 'georgia', undefined, true],
  [undefined, 'the carolinas', undefined, true],
  [undefined, 'boston', 'Boston', true],
] as const)('Florida’s figures do not apply to another place: %s, %s', (state, text, away, concerns) => {
  expect(concernsOtherState(state, text, away)).toBe(concerns);
});
