/**
 * The states whose rules `lib/facts` knows: the address of the state's page and the state's own office for drivers. Which of
 * them are offered, and in what order, is `agency.states`. A further state is a row here, its facts and its words.
 */
export const knownStates = {
  FL: { slug: 'florida', office: 'https://www.flhsmv.gov/' },
  GA: { slug: 'georgia', office: 'https://dds.georgia.gov/' },
  AL: { slug: 'alabama', office: 'https://www.alea.gov/' },
  SC: { slug: 'south-carolina', office: 'https://www.scdmvonline.com/' },
  NC: { slug: 'north-carolina', office: 'https://www.ncdot.gov/dmv/' },
  TN: { slug: 'tennessee', office: 'https://www.tn.gov/safety.html' },
  KY: { slug: 'kentucky', office: 'https://drive.ky.gov/' },
  VA: { slug: 'virginia', office: 'https://www.dmv.virginia.gov/' },
  MS: { slug: 'mississippi', office: 'https://www.dps.ms.gov/' },
  LA: { slug: 'louisiana', office: 'https://www.expresslane.org/' },
} as const;

export type StateCode = keyof typeof knownStates;

export const stateCodes = Object.keys(knownStates) as StateCode[];
