import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { leavesOf } from '../support/texts/leaves.ts';

/** Number words from two on ("one" is also an article), and units. */
const counted = {
  en: {
    words: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand',
    units: 'years?|months?|days?|hours?|minutes?|dollars?|percent|employees?|licensed states',
  },
  es: {
    words: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento|mil',
    units: 'años?|mes(?:es)?|días?|horas?|minutos?|dólares|por ciento|empleados?|estados (?:con|donde)',
  },
  pt: {
    words: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|noventa|cem|cento|mil',
    units: 'anos?|m[êe]s|meses|dias?|horas?|minutos?|dólares|por cento|funcionários?|estados (?:com|onde)',
  },
} as const;
const units = Object.values(counted)
  .map((language) => language.units)
  .join('|');

/** A number in words before its unit, by language: `dos` is a number in Spanish only. */
const inWordsOf = (locale: Locale) =>
  new RegExp(`(?<!\\p{L})(?:${counted[locale].words})[- ](?:(?:or more|o más|ou mais) |\\p{L}+[- ])?(?:${counted[locale].units})(?!\\p{L})`, 'iu');
const inWords = { en: inWordsOf('en'), es: inWordsOf('es'), pt: inWordsOf('pt') };

/** Patterns of figures that must be arguments, from lib/facts or the agency file. */
const patterns = {
  money: /\$ ?\d|\b\d[\d.,]* ?(?:dollars|dólares)/i,
  thousands: /\b\d{1,3}(?:[.,]\d{3})+\b/,
  count: /(?<![\d-])\d{4,}(?!\d|-\d)|\d\+/,
  limits: /\b\d{1,3}\/\d{1,3}(?:\/\d{1,3})?\b/,
  percentage: /\d ?%|\b\d+ (?:percent|por ciento|por cento)\b/i,
  year: /\b(?:19|20)\d\d\b/,
  phone: /\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b1-8\d\d\b|\+1[ .-]?\(?\d{3}/,
  clock: /\b\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b|\b\d{1,2}:\d\d\b|\b\d{1,2}h(?:\d\d)?\b/i,
  term: new RegExp(`\\b\\d+[- ](?:${units})(?!\\p{L})`, 'iu'),
} as const;

/** Figures that messages may contain, with the reason. */
const exceptions: readonly { key: RegExp; text: RegExp; why: string }[] = [
  {
    key: /^forms\.(?:problems|ownProblems\.\w+)\.(?:phone|year|date|number|zip|time)$/,
    text: /[\d/: ]{4,}|14h30/,
    why: 'an example of how to type a value',
  },
  { key: /^(?:forms|secondStep)\.options\./, text: /.+/, why: 'a choice whose value is in the form; those of the law are made from lib/facts' },
  {
    key: /^(?:forms\.(?:labels\.(?:accidents|violations|priorClaims)|done\.laterFieldsNote\.)|secondStep\.labels\.lossHistory$)/,
    text: /\b5\b|five|cinco/,
    why: 'the time that the question asks about',
  },
  { key: /^downloads\.schedule\./, text: /\b3 (?:years|años|anos)/, why: 'the time that a column asks about' },
  { key: /^site\.contact\.allDay$/, text: /\b24 (?:hours|horas)/, why: 'a whole day' },
  { key: /^forms\.labels\.thirtyDayNotice$/, text: /\b30\b/, why: 'the name of an endorsement' },
  { key: /^forms\.form\.onlyIf\.neededByTime$/, text: /\b72\b/, why: 'another test compares it with the form' },
  { key: /^chat\.topics\.(?:crisis|abuse)\.reply$/, text: /1-800-799-7233/, why: 'a public hotline' },
  { key: /^chat\.topics\.(?:occAcc|independent|payrollProof|compCount)\.(?:reply|question)$/, text: /\b1099s?\b/, why: 'the number of a tax form' },
  { key: /^chat\.topics\.limitsMeaning\.reply$/, text: /25\/50\/25/, why: 'an example of how limits are written' },
  { key: /^forms\.done\./, text: /\b15\b/, why: 'the words of a toast are specified' },
  { key: /^pages\./, text: /\b(?:16|17|18|25|55|65)(?:\+|[- ](?:year|años|anos))/, why: 'the age of a driver' },
  { key: /^pages\.blog-suspension\./, text: /\b48 (?:hours|horas)/i, why: 'the 48 hours that the article is about' },
  {
    key: /^(?:pages\.(?:blog(?:-commercial|-transportation)?|commercial)|downloads\.documents\.insurance-review)\./,
    text: /(?:twenty|veinte|vinte|five|cinco) minut\p{L}+|(?:two|three|five|dos|tres|cinco|dois|três) (?:primeros |primeiros )?(?:years|años|anos|months|meses|days|días|dias)/iu,
    why: 'a round time in an advice or an example',
  },
];

/** A message without its arguments and without the figures of the exceptions. */
function plain(key: string, message: string, applied = exceptions): string {
  const withoutArguments = message.replace(/\{[^{}]*\}/g, ' ');
  return applied
    .filter((exception) => exception.key.test(key))
    .reduce((text, exception) => text.replace(new RegExp(exception.text, `g${exception.text.flags}`), ' '), withoutArguments);
}

const figuresIn = (text: string, locale: Locale) =>
  Object.entries({ ...patterns, inWords: inWords[locale] }).filter(([, pattern]) => pattern.test(text));

test.each(locales)('no message in %s contains a figure of the law or the agency', (locale) => {
  const messages = [...leavesOf(messagesFor(locale))].flatMap(([key, message]) => {
    const found = figuresIn(plain(key, message), locale).map(([name]) => name);
    return found.length > 0 ? [`${key} (${found.join(', ')}): ${message}`] : [];
  });
  expect(messages).toEqual([]);
});

test('every exception is needed', () => {
  const messages = locales.flatMap((locale) => Array.from(leavesOf(messagesFor(locale)), ([key, message]) => ({ locale, key, message })));
  const isNeeded = (exception: (typeof exceptions)[number]) => {
    const others = exceptions.filter((other) => other !== exception);
    return messages.some(({ locale, key, message }) => exception.key.test(key) && figuresIn(plain(key, message, others), locale).length > 0);
  };
  expect(exceptions.filter((exception) => !isNeeded(exception))).toEqual([]);
});

test('the patterns find figures in digits and in words', () => {
  const samples: Record<string, string[]> = {
    money: ['$500', 'US$ 500', '10,000 dólares'],
    thousands: ['10,000 of cover', '10.000 de cobertura'],
    count: ['5000+ clients', 'over 5000 policies', '20+ years'],
    limits: ['25/50/25', '100/300'],
    percentage: ['98 %', '10 por ciento'],
    year: ['since 2008'],
    phone: ['(305) 555-0142', '305 555 0142', '+1 305 555 0142', '1-800-555-0142'],
    clock: ['9 AM to 5 PM', 'a las 9:00', 'de 9 a. m.', 'às 9h30'],
    term: ['hasta 3 años', '10 dias', '30-day', 'within 24 hours', 'in 10 licensed states', '4 funcionários'],
  };
  const missed = Object.entries(patterns).flatMap(([name, pattern]) => (samples[name] ?? [name]).filter((text) => !pattern.test(text)));
  expect(missed).toEqual([]);
  const samplesInWords: Record<Locale, string[]> = {
    en: ['Keep the SR-22 for three years', 'fifteen-minute review', 'four or more employees', 'twenty years in business', 'ten licensed states'],
    es: ['dura tres años', 'diez por ciento', 'a partir de cuatro empleados', 'licencia en diez estados con oficina'],
    pt: ['O FR-44 vale por três anos', 'quatro ou mais funcionários', 'dez por cento', 'nos dez estados onde temos licença'],
  };
  expect(locales.flatMap((locale) => samplesInWords[locale].filter((text) => !inWords[locale].test(text)))).toEqual([]);
  expect(figuresIn('SR-22, FR-44, DL-123, MCS-90, WCAG 2.2, a GPA of 3.0, from 16 to 25', 'en')).toEqual([]);
});
