import demo from '#data/demo.json' with { type: 'json' };
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { StateCode } from '#lib/site/states.ts';
import type { Random } from './random.ts';

export type Visitor = {
  locale: Locale;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  state: string;
  city: string;
  zip: string;
  street: string;
};

/** A language that the demo has no words in gets English ones. */
export type ByLanguage<T> = { en: T } & Partial<Record<Locale, T>>;
export const inLanguage = <T>(words: ByLanguage<T>, locale: Locale): T => words[locale] ?? words.en;

const { streets } = demo;
const names: ByLanguage<{ first: string[]; last: string[] }> = demo.names;
/** Cities of each state with a ZIP code, and its area codes. */
const places: Readonly<Record<StateCode, { cities: { city: string; zip: string }[]; areas: string[] }>> = demo.places;

/** Weights in percent. */
const locales = [...repeat<Locale>('en', 52), ...repeat<Locale>('es', 36), ...repeat<Locale>('pt', 12)];
const weights: Partial<Record<StateCode, number>> = { FL: 55, GA: 13 };
const states = agency.states.flatMap((state) => repeat(state, weights[state] ?? 4));

export function repeat<T>(item: T, times: number): T[] {
  return Array.from({ length: times }, () => item);
}

/** An invented person; the phone number is of the range 555-0100 to 555-0199, which is never assigned. */
export function inventVisitor(random: Random, n: number): Visitor {
  const locale = random.pick(locales);
  const state = random.pick(states);
  const { cities, areas } = places[state];
  const { city, zip } = random.pick(cities);
  const { first, last } = inLanguage(names, locale);
  const [firstName, lastName] = [random.pick(first), random.pick(last)];
  const mailbox = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  return {
    ...{ locale, firstName, lastName, state, city, zip },
    email: `${mailbox}${n}@example.com`,
    phone: `${random.pick(areas)}-555-01${String(random.between(0, 99)).padStart(2, '0')}`,
    street: `${random.between(10, 9_800)} ${random.pick(streets)}`,
  };
}
