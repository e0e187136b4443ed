import 'server-only';
import { agency } from '#lib/site/agency.ts';
import { plainCity, type ZipRow, zipTable } from '../zip/table.ts';
import { maxSuggestions, pickSuggestions, type Suggestion } from './suggestion.ts';

const maxNameWords = 5;
const states: readonly string[] = agency.states;

type Word = { shown: string; plain: string };

const shownText = (words: readonly Word[]): string => words.map(({ shown }) => shown).join(' ');
const cityName = (words: readonly Word[]): string => plainCity(words.map(({ plain }) => plain).join(' '));

function fromZip(words: readonly Word[]): Suggestion[] | undefined {
  const at = words.findLastIndex(({ shown }) => /^\d{5}(-\d{4})?$/.test(shown));
  const row = at > 0 || words.length === 1 ? zipTable().byZip.get(words[at]?.shown.slice(0, 5) ?? '') : undefined;
  if (!row) return undefined;
  const rest = words.slice(0, at);
  const withoutState = rest.at(-1)?.plain === row.state.toLowerCase() ? rest.slice(0, -1) : rest;
  const city = plainCity(row.city);
  const length = city.split(' ').length;
  const isCityNamed = cityName(withoutState.slice(-length)) === city;
  const street = isCityNamed ? withoutState.slice(0, -length) : withoutState;
  return [{ address: shownText(street), city: row.city, state: row.state, zip: row.zip }];
}

function suggest(street: string, rows: readonly ZipRow[]): Suggestion[] {
  const byState = Map.groupBy(rows, ({ state }) => state);
  const largestFirst = [...byState.values()].sort((a, b) => b.length - a.length).slice(0, maxSuggestions);
  return largestFirst.flatMap(([row, ...more]) =>
    row ? [{ address: street, city: row.city, state: row.state, zip: more.length > 0 ? '' : row.zip }] : [],
  );
}

function fromCity(words: readonly Word[]): Suggestion[] {
  const last = words.at(-1)?.plain.toUpperCase() ?? '';
  const state = words.length > 1 && states.includes(last) ? last : undefined;
  const named = state ? words.slice(0, -1) : words;
  for (let length = Math.min(maxNameWords, named.length); length > 0; length -= 1) {
    const rows = (zipTable().byCity.get(cityName(named.slice(-length))) ?? []).filter((row) => !state || row.state === state);
    if (rows.length > 0) return suggest(shownText(named.slice(0, -length)), rows);
  }
  return [];
}

/**
 * At most three suggestions without a provider: a ZIP code or city of the licensed states at the end of the text gives city, state and, if unique,
 * ZIP code; the rest is the street.
 */
export function suggestBuiltIn(text: string): readonly Suggestion[] {
  const words = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((shown) => ({ shown, plain: plainCity(shown) }));
  return pickSuggestions(fromZip(words) ?? fromCity(words));
}
