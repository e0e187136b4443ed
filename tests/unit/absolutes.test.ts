import { factArguments } from '#lib/facts/arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { type Absolute, absolutesWithoutFact } from '../support/texts/absolute-words.ts';
import { leavesOf } from '../support/texts/leaves.ts';
import { reviewedAbsolutes } from '../support/texts/reviewed-absolutes.ts';

const clockNames = ['by', 'promise', 'time', 'when', 'promiseTime'];
/** Facts of the visitor's case in the filing finder. */
const caseNames = ['days', 'lookback', 'reviewDays', 'ticketDays', 'crashDays'];

/** Arguments that a message gets from lib/facts or the business clock. */
const factNames = new Set([...Object.keys(factArguments('en-US')), ...clockNames, ...caseNames]);

const reviewed = reviewedAbsolutes.map(({ keys, words }) => ({
  keys: keys.split(/\s+/).map((key) => (key.endsWith('*') ? key.slice(0, -1) : `${key}\n`)),
  words: new RegExp(`^(?:${words})$`, 'u'),
}));

const matchesKey = (keys: readonly string[], key: string) => keys.some((start) => `${key}\n`.startsWith(start));
const allows = ({ keys, words }: (typeof reviewed)[number], key: string, word: string) => matchesKey(keys, key) && words.test(word);

/** The absolutes and deadlines of a message that no fact and no reviewed entry backs. */
function unproven(key: string, message: string, locale: Locale): Absolute[] {
  return absolutesWithoutFact(message, locale, factNames)
    .map(({ sentence, words }) => ({ sentence, words: words.filter((word) => !reviewed.some((entry) => allows(entry, key, word))) }))
    .filter(({ words }) => words.length > 0);
}

/** The questions that the chat offers are the visitor’s words: they promise nothing. */
const messagesOf = (locale: Locale) => [...leavesOf(messagesFor(locale))].filter(([key]) => !/^chat\.topics\.\w+\.question$/.test(key));

test.each(locales)('every absolute and deadline in %s has a fact or a reviewed entry', (locale) => {
  const found = messagesOf(locale).flatMap(([key, message]) =>
    unproven(key, message, locale).map(({ sentence, words }) => `${key} (${words.join(', ')}): ${sentence}`),
  );
  expect(found).toEqual([]);
});

test('every reviewed entry is needed', () => {
  const absolutes = locales.flatMap((locale) =>
    messagesOf(locale).flatMap(([key, message]) =>
      absolutesWithoutFact(message, locale, factNames).flatMap(({ words }) => words.map((word) => [key, word] as const)),
    ),
  );
  const unneeded = reviewed.flatMap((entry, at) => {
    const keys = entry.keys.filter((start) => !absolutes.some(([key, word]) => allows({ ...entry, keys: [start] }, key, word)));
    return keys.map((key) => `${reviewedAbsolutes[at]?.why}: ${key.trim()}`);
  });
  expect(unneeded).toEqual([]);
});

test.each([
  ['en', 'pages.sr-22.hero.lead', 'We file your SR-22 within 24 hours.'],
  ['en', 'pages.home.hero.lead', 'Get reinstated today.'],
  ['en', 'pages.commercial-property.hero.lead', 'Always the lowest premium for your building.'],
  ['en', 'pages.dui.hero.lead', 'Approval is guaranteed, and you never lose your license.'],
  ['en', 'pages.state-ga.hero.lead', 'A first DUI must have an SR-22A.'],
  ['es', 'pages.sr-22.hero.lead', 'Presentamos su SR-22 en menos de 24 horas.'],
  ['es', 'pages.home.hero.lead', 'Garantizamos el precio más bajo, hoy mismo.'],
  ['es', 'pages.sr-22.hero.lead', 'Su póliza queda lista en pocos minutos y sin demora.'],
  ['es', 'pages.state-ga.hero.lead', 'Después de un primer DUI hay que presentar un SR-22A.'],
  ['pt', 'pages.sr-22.hero.lead', 'Enviamos o seu SR-22 em até 24 horas.'],
  ['pt', 'pages.sr-22.hero.lead', 'A sua carteira volta de imediato, o quanto antes.'],
  ['pt', 'pages.state-ga.hero.lead', 'Depois de um primeiro DUI é preciso um SR-22A.'],
  ['pt', 'pages.home.hero.lead', 'Aprovação garantida na hora, sempre pelo menor preço.'],
] as const)('refuses an invented promise in %s: %s "%s"', (locale, key, sentence) => {
  expect(unproven(key, `A true sentence. ${sentence}`, locale)).toEqual([{ sentence, words: expect.arrayContaining([expect.any(String)]) }]);
});

test('accepts a deadline from a fact, and hedged words', () => {
  expect(unproven('pages.x', 'Insurers report a lapse within {flLapseReportDays} days.', 'en')).toEqual([]);
  expect(unproven('pages.x', 'We answer today by {by}.', 'en')).toEqual([]);
  expect(unproven('pages.x', 'It is nearly always asked. Not always.', 'en')).toEqual([]);
  expect(unproven('pages.x', 'Casi siempre. No siempre.', 'es')).toEqual([]);
  expect(unproven('pages.x', 'Quase sempre. Nem sempre.', 'pt')).toEqual([]);
});
