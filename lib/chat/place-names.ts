import type { StateCode } from '#lib/site/states.ts';

/** Names of a state in three languages, without accents, and the codes that are no words in them. */
export const names: Readonly<Record<StateCode, string>> = {
  FL: 'florida, fl, fla',
  GA: 'georgia, ga',
  AL: 'alabama',
  SC: 'south carolina, carolina del sur, carolina do sul, s carolina, sc',
  NC: 'north carolina, carolina del norte, carolina do norte, n carolina, nc',
  TN: 'tennessee, tennesee, tenesi, tenessi, tn',
  KY: 'kentucky, kentuky, ky',
  VA: 'virginia, in va, en va',
  MS: 'mississippi, misisipi, misissipi, mississipi, in ms',
  LA: 'louisiana, luisiana',
};

/** Cities and counties by the state that visitors of this agency mean when they name no state. In "Arlington, Texas" the named state counts. */
export const cities: Readonly<Record<StateCode, string>> = {
  FL: `miami, orlando, tampa, jacksonville, kissimmee, hialeah, pompano, deerfield, hollywood, ocala, pensacola, fort lauderdale, broward, boca raton, fort myers,
    west palm, tallahassee, homestead, doral, clearwater, sarasota, cape coral, daytona, lakeland, naples, miami dade, saint petersburg, st petersburg, st pete,
    gainesville, port saint lucie, coral springs, miramar, pembroke pines, delray, boynton, sanford, ocoee, winter garden, bradenton, palm bay, panama city,
    key west, fort pierce, brandon, sunrise, plantation, davie, hillsborough, duval county, eglin, macdill, davenport, haines city, immokalee, lehigh acres, coconut creek, margate`,
  GA: `atlanta, savannah, marietta, gwinnett, lawrenceville, norcross, alpharetta, augusta, macon, duluth, kennesaw, sandy springs, roswell, valdosta, dalton, gainesville ga, gainesville georgia, smyrna ga, smyrna georgia,
    cobb county, fulton county, dekalb, warner robins, fort stewart, fort benning, fort moore, fort eisenhower`,
  AL: 'birmingham, montgomery, huntsville, mobile al, mobile alabama, en mobile, em mobile, in mobile, tuscaloosa, dothan, gulf shores, hoover, albertville, decatur al, russellville al, auburn',
  SC: 'charleston, greenville, myrtle beach, spartanburg, rock hill, hilton head',
  NC: 'charlotte, raleigh, durham, greensboro, winston salem, fayetteville, asheville, cary, wilmington nc, gastonia, fort bragg, fort liberty, camp lejeune',
  TN: 'nashville, memphis, knoxville, chattanooga, clarksville, murfreesboro, smyrna tn, smyrna tennessee',
  KY: 'louisville, lexington, bowling green, owensboro',
  VA: 'richmond, norfolk, virginia beach, fairfax, manassas, arlington, chesapeake, newport news, roanoke, woodbridge, sterling va, alexandria',
  MS: 'jackson ms, jackson, biloxi, gulfport, hattiesburg, southaven, tupelo',
  LA: 'new orleans, nueva orleans, nova orleans, baton rouge, shreveport, lafayette, metairie, kenner, lake charles, monroe la, bossier',
};

/** States outside the agency's states, by code; `west virginia` is one of them, not Virginia. */
export const statesElsewhere: Readonly<Record<string, string>> = {
  AK: 'alaska',
  AZ: 'arizona, az',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DC: 'washington dc, washington d c, district of columbia',
  DE: 'delaware',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MO: 'missouri, misuri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire',
  NJ: 'new jersey, nueva jersey, nova jersey, jersey, nj',
  NM: 'new mexico, nuevo mexico, novo mexico',
  NY: 'new york, nueva york, nova york, nova iorque, ny, nyc',
  ND: 'north dakota',
  SD: 'south dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania, pensilvania',
  RI: 'rhode island',
  TX: 'texas, tx',
  UT: 'utah',
  VT: 'vermont',
  WA: 'washington',
  WV: 'west virginia, west va, w virginia, w va, wv, virginia occidental',
  WI: 'wisconsin',
  WY: 'wyoming',
};

/** Large cities of those states, by code. */
export const citiesElsewhere: Readonly<Record<string, string>> = {
  TX: `houston, dallas, austin, galveston, san antonio, el paso, fort worth, corpus christi, laredo, mcallen, brownsville, lubbock, irving, amarillo, waco,
    beaumont, katy tx`,
  CA: `los angeles, san diego, san jose, san francisco, fresno, sacramento, long beach, oakland, bakersfield, anaheim, santa ana, riverside, stockton,
    san bernardino`,
  IL: 'chicago, cicero, joliet',
  MA: 'boston, framingham, worcester, lowell, marlborough, malden, everett, cape cod, nantucket, hyannis, brockton, fall river, new bedford, somerville',
  CT: 'hartford, bridgeport, danbury, new haven, stamford, waterbury',
  NJ: 'newark, elizabeth nj, paterson, jersey city, trenton, camden, long branch',
  PA: 'philadelphia, filadelfia, pittsburgh, allentown',
  NY: 'brooklyn, bronx, el bronx, queens, manhattan, staten island, long island, yonkers, mount vernon, buffalo, white plains',
  AZ: 'phoenix, tucson, mesa az, scottsdale',
  NV: 'las vegas, vegas',
  WA: 'seattle, tacoma, spokane',
  CO: 'denver, colorado springs',
  UT: 'salt lake',
  MI: 'detroit, grand rapids',
  MD: 'baltimore, silver spring, hyattsville, langley park',
  OH: 'cleveland, cincinnati, columbus ohio, toledo',
  IN: 'indianapolis',
  WI: 'milwaukee',
  MN: 'minneapolis, saint paul, st paul',
  MO: 'saint louis, st louis',
  NE: 'omaha',
  KS: 'wichita',
  OK: 'oklahoma city, tulsa',
  NM: 'albuquerque, santa fe',
  ID: 'boise',
  AK: 'anchorage',
  HI: 'honolulu',
  RI: 'providence, pawtucket',
  AR: 'little rock',
  IA: 'des moines',
  NH: 'nashua',
};

/** Cities of that name are in several of those states. */
export const citiesOfSeveral = 'springfield, portland, aurora, kansas city, burlington';

/** Codes of those states, in capitals: in small letters many are words, such as "pa" or "or". */
export const codesElsewhere: ReadonlySet<string> = new Set(
  'AK AZ AR CA CO CT DC HI IL IA KS MD MA MN MO MT NE NV NH NJ NM NY ND OH OK OR PA RI SD TX UT VT WA WV WI WY'.split(' '),
);

/** Codes that count in small letters too, after a preposition of English or before "based". */
export const smallCodes: ReadonlySet<string> = new Set('ca ct dc il ks md mn mo nh nm nv oh pa ri wa wi'.split(' '));

export const puertoRico = 'puerto rico, porto rico, san juan, ponce, bayamon, carolina pr, caguas, mayaguez';

/** Cities and states that are also names of vehicles: without a preposition of place before them they are a vehicle. */
export const vehicleNames: ReadonlySet<string> = new Set(['tacoma', 'tucson', 'santa fe', 'colorado', 'aurora']);
