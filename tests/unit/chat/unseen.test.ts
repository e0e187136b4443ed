import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import en from '#data/chat-examples/en.json' with { type: 'json' };
import es from '#data/chat-examples/es.json' with { type: 'json' };
import pt from '#data/chat-examples/pt.json' with { type: 'json' };
import { narrowByTopic } from '#lib/chat/subjects.ts';
import { topics } from '#lib/chat/topics.ts';
import { serverModuleOptions } from '../../../scripts/node-binary.mjs';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const examplesByLanguage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = { en, es, pt };

/** In a process of its own: inside jest, where each use of a global object takes longer, the training takes five times as long. */
function measureUnseen(): Record<string, { count: number; first: number; firstFour: number }> {
  const script = join(import.meta.dirname, '../../support/chat/measure-unseen.ts');
  return JSON.parse(execFileSync(process.execPath, [...serverModuleOptions, script], { encoding: 'utf8' }));
}

test('finds the topic of messages that were not learned, in each language', () => {
  const measured = measureUnseen();
  expect(Object.keys(measured)).toEqual(Object.keys(examplesByLanguage));
  for (const { count, first, firstFour } of Object.values(measured)) {
    expect(count).toBeGreaterThan(500);
    expect(first).toBeGreaterThan(0.57);
    // A reply that is not certain offers the questions of the next topics.
    expect(firstFour).toBeGreaterThan(0.82);
  }
}, 300_000);

test('each topic has at least five examples in each language, and no message is an example of two topics', () => {
  const few = Object.entries(examplesByLanguage).flatMap(([language, byTopic]) =>
    topics.filter(({ id }) => (byTopic[id]?.length ?? 0) < 5).map(({ id }) => `${language} ${id}`),
  );
  expect(few).toEqual([]);
  const known = new Set(topics.map(({ id }) => id as string));
  expect(Object.values(examplesByLanguage).flatMap((byTopic) => Object.keys(byTopic).filter((id) => !known.has(id)))).toEqual([]);
  expect([...narrowByTopic.keys()].filter((id) => !known.has(id))).toEqual([]);
  for (const byTopic of Object.values(examplesByLanguage)) {
    const uses = Map.groupBy(Object.values(byTopic).flat(), (text) => text);
    expect([...uses].filter(([, { length }]) => length > 1).map(([text]) => text)).toEqual([]);
  }
});
