import { isOffered } from '#lib/site/offer.ts';
import { type StateCode, stateCodes } from '#lib/site/states.ts';

/** How visitors name a state: names in three languages, codes that are no word in them, and large cities. Without accents. */
const names: Readonly<Record<StateCode, string>> = {
  FL: `florida, fl, fla, miami, orlando, tampa, jacksonville, kissimmee, hialeah, pompano, deerfield, hollywood, ocala, pensacola, fort lauderdale,
    broward, boca raton, fort myers, west palm, tallahassee, homestead, doral, clearwater, sarasota, cape coral, daytona, lakeland, naples, miami dade`,
  GA: 'georgia, ga, atlanta, savannah, marietta, gwinnett, lawrenceville, norcross, alpharetta, augusta',
  AL: 'alabama, birmingham, montgomery, huntsville, mobile al, mobile alabama, en mobile, em mobile, in mobile',
  SC: 'south carolina, carolina del sur, carolina do sul, s carolina, sc, charleston, greenville, myrtle beach',
  NC: 'north carolina, carolina del norte, carolina do norte, n carolina, nc, charlotte, raleigh, durham, greensboro',
  TN: 'tennessee, tennesee, tenesi, tn, nashville, memphis, knoxville, chattanooga',
  KY: 'kentucky, ky, louisville, lexington',
  VA: 'virginia, in va, en va, richmond, norfolk, virginia beach, fairfax, manassas, arlington',
  MS: 'mississippi, misisipi, misissipi, mississipi, jackson ms, jackson, in ms, biloxi, gulfport',
  LA: 'louisiana, luisiana, new orleans, nueva orleans, nova orleans, baton rouge, shreveport, lafayette, metairie',
};

/** States and cities of the rest of the country; `west virginia` is one of them and no Virginia. */
const elsewhere = `alaska, arizona, arkansas, california, colorado, connecticut, delaware, hawaii, idaho, illinois, indiana, iowa, kansas, maine, maryland,
  massachusetts, michigan, minnesota, missouri, misuri, montana, nebraska, nevada, new hampshire, new jersey, nueva jersey, nova jersey, nj, new mexico,
  nuevo mexico, novo mexico, new york, nueva york, nova york, nova iorque, ny, nyc, north dakota, south dakota, ohio, oklahoma, oregon, pennsylvania,
  pensilvania, rhode island, texas, tejas, tx, utah, vermont, washington, west virginia, virginia occidental, wisconsin, wyoming, houston, dallas, austin,
  los angeles, chicago, boston, framingham, danbury, newark, philadelphia, filadelfia, brooklyn, bronx, phoenix, las vegas, seattle, denver, detroit,
  baltimore, san diego, queens, puerto rico`;

type Place = { words: readonly string[]; state: StateCode | undefined };

const parse = (list: string, state: StateCode | undefined): Place[] => list.split(',').map((name) => ({ words: name.trim().split(/\s+/), state }));

/** Codes that are words of a language count in capitals: "VA", but not "va bien". */
const capitals = /\b(?:AL|MS|LA|VA)\b/g;

const table: readonly Place[] = [...stateCodes.flatMap((code) => parse(names[code], code)), ...parse(elsewhere, undefined)].sort(
  (left, right) => right.words.length - left.words.length,
);
const byFirst = Map.groupBy(table, ({ words }) => words[0] ?? '');

export type Places = { served: readonly StateCode[]; isElsewhere: boolean };

/** The states that a message names: those that the agency serves, and whether it names one that it does not. `words` are those of `wordsOf`. */
export function placesIn(message: string, words: readonly string[]): Places {
  const found: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const place = byFirst.get(words[at] ?? '')?.find((known) => known.words.every((part, index) => words[at + index] === part));
    if (!place) continue;
    found.push(place);
    at += place.words.length - 1;
  }
  const isShouted = message === message.toUpperCase();
  const coded = isShouted ? [] : stateCodes.filter((code) => message.match(capitals)?.includes(code));
  const named = new Set([...found.flatMap(({ state }) => state ?? []), ...coded]);
  const served = [...named].filter((code) => isOffered([code]));
  return { served, isElsewhere: found.some(({ state }) => !state) || served.length < named.size };
}
