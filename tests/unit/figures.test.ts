import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { leavesOf } from '../support/leaves.ts';

const words = 'two|three|four|five|six|dos|tres|cuatro|cinco|seis|dois|três|quatro';
const spans = '(?:years?|months?|days?|años?|mes(?:es)?|m[êe]s|d[íi]as?|anos?)(?!\\p{L})';

/** Shapes of figures that lib/facts or the agency file own: a message takes them as arguments. */
const shapes = {
  money: /\$ ?\d|\b\d[\d.,]* ?(?:dollars|dólares)/i,
  thousands: /\b\d{1,3}(?:[.,]\d{3})+\b/,
  limits: /\b\d{1,3}\/\d{1,3}(?:\/\d{1,3})?\b/,
  percentage: /\d ?%|\b\d+ (?:percent|por ciento|por cento)\b/i,
  year: /\b(?:19|20)\d\d\b/,
  phone: /\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b1-8\d\d\b/,
  term: new RegExp(`\\b\\d+[- ]${spans}`, 'iu'),
  filingTerm: new RegExp(`[SF]R-\\d\\d.*(?<!\\p{L})(?:${words}) ${spans}`, 'iu'),
} as const;

/** Figures that may be typed, each with its reason. */
const allowed: readonly { key: RegExp; text: RegExp; why: string }[] = [
  { key: /^forms\.problems\.(?:phone|year|date|number)$/, text: /[\d/ ]{4,}/, why: 'an example of how to type an answer' },
  { key: /^forms\.options\./, text: /.+/, why: 'a choice whose value is in the form; those of the law are made from lib/facts' },
  { key: /^forms\.labels\.(?:accidents|violations)$/, text: /\b5\b/, why: 'the time that the question asks about' },
  { key: /^downloads\.schedule\./, text: /\b3 (?:years|años|anos)/, why: 'the time that a column asks about' },
  { key: /^forms\.labels\.thirtyDayNotice$/, text: /\b30\b/, why: 'the name of an endorsement' },
  { key: /^pages\./, text: /\b(?:16|17|18|25|55|65)[- ](?:year|años|anos)/, why: 'the age of a driver' },
  { key: /^pages\.lapse\./, text: /\b30 (?:days|días|dias)/, why: 'a habit of carriers, no law' },
];

/** A message without its arguments and without what it may say. */
function plain(key: string, message: string): string {
  const bare = message.replace(/\{[^{}]*\}/g, ' ');
  return allowed.filter((rule) => rule.key.test(key)).reduce((text, rule) => text.replace(new RegExp(rule.text, 'g'), ' '), bare);
}

const figuresIn = (text: string) => Object.entries(shapes).filter(([, shape]) => shape.test(text));

test.each(locales)('no message in %s names a figure of the law or of the agency', (locale) => {
  const typed = [...leavesOf(messagesFor(locale))].flatMap(([key, message]) => {
    const found = figuresIn(plain(key, message)).map(([name]) => name);
    return found.length > 0 ? [`${key} (${found.join(', ')}): ${message}`] : [];
  });
  expect(typed).toEqual([]);
});

test('every exception is needed', () => {
  const messages = locales.flatMap((locale) => [...leavesOf(messagesFor(locale))]);
  const idle = allowed.filter((rule) => !messages.some(([key, message]) => rule.key.test(key) && rule.text.test(message)));
  expect(idle).toEqual([]);
});

test('the shapes find what must not be typed', () => {
  const samples: Record<string, string[]> = {
    money: ['$500', 'US$ 500', '10,000 dólares'],
    thousands: ['10,000 of cover', '10.000 de cobertura'],
    limits: ['25/50/25', '100/300'],
    percentage: ['98 %', '10 por ciento'],
    year: ['since 2008'],
    phone: ['(305) 555-0142', '305 555 0142'],
    term: ['hasta 3 años', '10 dias', '30-day'],
    filingTerm: ['Keep the SR-22 for three years', 'O FR-44 vale por três anos'],
  };
  const missed = Object.entries(shapes).flatMap(([name, shape]) => (samples[name] ?? [name]).filter((text) => !shape.test(text)));
  expect(missed).toEqual([]);
  expect(figuresIn('SR-22, FR-44, DL-123, MCS-90, WCAG 2.2, a GPA of 3.0, from 16 to 25')).toEqual([]);
});
