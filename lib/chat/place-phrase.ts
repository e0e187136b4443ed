import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { statesElsewhere } from './place-names.ts';

/** Cities with a name or an article of their own in another language. */
const cityIds: Readonly<Record<string, string>> = {
  bronx: 'bronx',
  'el bronx': 'bronx',
  brooklyn: 'brooklyn',
  queens: 'queens',
  philadelphia: 'philadelphia',
  filadelfia: 'philadelphia',
  'los angeles': 'losAngeles',
  'puerto rico': 'puertoRico',
  'porto rico': 'puertoRico',
};

const idOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(statesElsewhere).flatMap(([code, names]) => [code.toLowerCase(), ...names.split(', ')].map((name) => [name, code] as const)),
  ...Object.entries(cityIds),
]);

/** Where a place is, with the preposition and the article of its name: "na Califórnia", "no Texas", "em Boston". */
export function inPlace(name: string, locale: Locale): string {
  const { away } = messagesFor(locale).chat;
  const known: Readonly<Record<string, string>> = away.names;
  return known[idOf.get(name.toLowerCase()) ?? ''] ?? `${away.preposition} ${name}`;
}
