import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { citiesElsewhere, statesElsewhere } from './place-names.ts';

const withCode = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([code, names]) => names.split(',').map((name) => [name.trim(), code] as const));

/** A city is named by its state, since that decides where a policy is sold. */
const idOf: ReadonlyMap<string, string> = new Map([
  ...Object.keys(statesElsewhere).map((code) => [code.toLowerCase(), code] as const),
  ...withCode(statesElsewhere),
  ...withCode(citiesElsewhere),
  ['puerto rico', 'puertoRico'],
  ['porto rico', 'puertoRico'],
]);

/** Where a place is, with the preposition and the article of its name: "na Califórnia", "no Texas". */
export function inPlace(name: string, locale: Locale): string {
  const { away } = messagesFor(locale).chat;
  const known: Readonly<Record<string, string>> = away.names;
  return known[idOf.get(name.toLowerCase()) ?? ''] ?? `${away.preposition} ${name}`;
}
