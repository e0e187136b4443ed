import { isOffered } from '#lib/site/offer.ts';
import { stateOfZip } from '#lib/site/state-of-zip.ts';
import { type StateCode, stateCodes } from '#lib/site/states.ts';
import {
  cities,
  citiesElsewhere,
  citiesOfSeveral,
  codesElsewhere,
  names,
  puertoRico,
  smallCodes,
  statesElsewhere,
  vehicleNames,
} from './place-names.ts';

/** `elsewhere` is any state that the agency does not serve. */
type Region = StateCode | 'elsewhere' | 'PR';
type Place = { words: readonly string[]; region: Region; isCity: boolean };

const parse = (list: string, region: Region, isCity: boolean): Place[] =>
  list.split(',').map((name) => ({ words: name.trim().split(/\s+/), region, isCity }));

/** Codes that are also words count only in capitals: "VA", but not "va bien". */
const capitals = /\b[A-Z]{2}\b/g;
const codesInCapitals: readonly StateCode[] = ['AL', 'MS', 'LA', 'VA'];

const table: readonly Place[] = [
  ...stateCodes.flatMap((code) => [...parse(names[code], code, false), ...parse(cities[code], code, true)]),
  ...Object.values(statesElsewhere).flatMap((state) => parse(state, 'elsewhere', false)),
  ...[...Object.values(citiesElsewhere), citiesOfSeveral].flatMap((list) => parse(list, 'elsewhere', true)),
  ...parse(puertoRico, 'PR', false),
].sort((left, right) => right.words.length - left.words.length);
const byFirst = Map.groupBy(table, ({ words }) => words[0] ?? '');

/** Five digits are a ZIP code when the message says so or contains nothing else; otherwise they may be money. */
const zipCode = /\b(?:zip(?: ?code)?|codigo postal|cep)\D{0,12}(\d{5})\b|^\s*(\d{5})\s*$/i;

function regionOfZip(message: string): Region[] {
  const [, named, alone] = zipCode.exec(message) ?? [];
  const digits = named ?? alone;
  if (!digits) return [];
  const state = stateOfZip(digits);
  return [state === 'PR' ? state : (stateCodes.find((code) => code === state) ?? 'elsewhere')];
}

function regionsOfCodes(message: string): Region[] {
  if (message === message.toUpperCase()) return [];
  const codes = message.match(capitals) ?? [];
  const isElsewhere = codes.some((code) => codesElsewhere.has(code));
  return [...codesInCapitals.filter((code) => codes.some((typed) => typed === code)), ...(isElsewhere ? (['elsewhere'] as const) : [])];
}

type FoundPlace = Place & { at: number };

/** Words before the name of a place; a year after it means a vehicle. */
const beforePlace = /^(?:in|en|em|from|de|near|to|at|around|of|na|no|live|vivo|moro)$/;
const modelYear = /^(?:19|20)\d\d$/;
const isVehicle = (words: readonly string[], at: number, { words: named }: Place) =>
  vehicleNames.has(named.join(' ')) &&
  words.length > named.length &&
  (!beforePlace.test(words[at - 1] ?? '') || modelYear.test(words[at + named.length] ?? ''));

/** "In pa" or "pa based": the code of a state in small letters. */
const isSmallCode = (words: readonly string[], at: number) =>
  smallCodes.has(words[at] ?? '') && (/^(?:in|from|to)$/.test(words[at - 1] ?? '') || words[at + 1] === 'based');

function findPlaces(words: readonly string[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isSmallCode(words, at)) found.push({ words: words.slice(at, at + 1), region: 'elsewhere', isCity: false, at });
    const place = byFirst.get(words[at] ?? '')?.find((known) => known.words.every((part, index) => words[at + index] === part));
    if (!place || isVehicle(words, at, place)) continue;
    found.push({ ...place, at });
    at += place.words.length - 1;
  }
  return found;
}

/** A city before the name of another state belongs to that state: Arlington, Texas. */
function regionsOfNames(words: readonly string[]): Region[] {
  const found = findPlaces(words);
  return found
    .filter(({ isCity, at, words: placeWords }, index) => {
      const next = found[index + 1];
      return !(isCity && next && !next.isCity && next.at === at + placeWords.length);
    })
    .map(({ region }) => region);
}

/** Replaces each place by the same mark, since an example with one state is valid for any. */
export function withPlaceMarks(words: readonly string[]): string[] {
  const marked = [...words];
  for (const { at, words: placeWords, region } of findPlaces(words).toReversed()) marked.splice(at, placeWords.length, `@${region}`);
  return marked;
}

/** A place as a name; codes stay in capitals. */
const nameOf = (words: readonly string[]): string =>
  words.join('').length === 2 || words[0] === 'nyc'
    ? words.join('').toUpperCase()
    : words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(' ');

/** A message that names a Carolina but not which one: the figures of another state do not apply. */
const isCarolina = (text: string): boolean => /\bcarolinas?\b/.test(text);

/**
 * Whether Florida's figures do not apply: another state is named, or one of the Carolinas, or `away`, a place that isn't served. They are for a visitor
 * who named no place; another state gets its own.
 */
export const concernsOtherState = (state: StateCode | undefined, text: string, away: string | undefined): boolean =>
  state === undefined ? isCarolina(text) || away !== undefined : state !== 'FL';

/** `served`: states that the agency serves; a state that the visitor left comes last. `isElsewhere`: the message also names a state that the agency does not serve. */
export type Places = { served: readonly StateCode[]; isElsewhere: boolean; isPuertoRico: boolean };

/** The visitor left this state: the law of the other one applies. */
const movedFrom =
  /\b(?:mov\w+|relocat\w+|came|mud(?:e|o|ar|amos|ei|ou|ando)|traslad\w+|vine|vengo|llegue|vim|venho|vindo|cheguei)(?: [@\w]+){0,4}? (?:from|de|desde|da|do) @(\w+)/g;

/** The first state or city of a message that the agency doesn't serve, as a name. */
export function placeAway(message: string, words: readonly string[], { served, isElsewhere, isPuertoRico }: Places): string | undefined {
  if (!isElsewhere && !(isPuertoRico && served.length > 0)) return undefined;
  const place = findPlaces(words).find(({ region }) => region === (isElsewhere ? 'elsewhere' : 'PR'));
  return place ? nameOf(place.words) : (message.match(capitals) ?? []).find((code) => codesElsewhere.has(code));
}

/** The states that a message names. `words` are those of `wordsOf`. */
export function placesIn(message: string, words: readonly string[]): Places {
  const regions = new Set([...regionsOfNames(words), ...regionsOfCodes(message), ...regionOfZip(message)]);
  const named = stateCodes.filter((code) => regions.has(code));
  const left = new Set(Array.from(withPlaceMarks(words).join(' ').matchAll(movedFrom), ([, region = '']) => region));
  const served = named.filter((code) => isOffered([code])).toSorted((a, b) => Number(left.has(a)) - Number(left.has(b)));
  return { served, isElsewhere: regions.has('elsewhere') || served.length < named.length, isPuertoRico: regions.has('PR') };
}
