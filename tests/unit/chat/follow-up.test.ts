import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const now = Date.UTC(2026, 10, 25, 15);

test.each([
  ['how long?', 'en', 'sr22', 'keepFiling'],
  ['y por cuánto tiempo', 'es', 'fr44', 'keepFiling'],
  ['e quanto tempo?', 'pt', 'dui', 'recordYears'],
  ['and how much is it', 'en', 'sr22', 'filingCost'],
  ['y cuánto?', 'es', 'suspended', 'fee'],
  ['quanto custa', 'pt', 'truck', 'truckCost'],
  ['y cuánto', 'es', 'cleaning', 'businessCost'],
  ['and in georgia?', 'en', 'minimum', 'minimum'],
  ['y en Tennessee', 'es', 'sr22', 'sr22'],
  ['e na Carolina do Norte?', 'pt', 'workers', 'workers'],
] as const)('a short message is read with the reply before it: %s', (message, locale, previous, id) => {
  expect(replyTo(message, locale, now, previous).id).toBe(id);
});

test('a follow-up with a state gets the law of that state', () => {
  expect(replyTo('and in georgia?', 'en', now, 'minimum').text).toContain('in Georgia');
});

test.each([
  ['and in georgia?', undefined, 'inState'],
  ['and in georgia?', 'greeting', 'inState'],
  ['and in georgia?', 'no-such-topic', 'inState'],
  ['and in texas?', 'sr22', 'elsewhere'],
  ['how much insurance does a box truck need', 'sr22', 'truck'],
  ['how long?', undefined, 'unclear'],
])('a message is read alone without a reply before it, in another state, or with a subject of its own: %s after %s', (message, previous, id) => {
  expect(replyTo(message, 'en', now, previous).id).toBe(id);
});
