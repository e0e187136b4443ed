/** States whose rules `lib/facts` has: path of the state's page, and the state's driver office. `agency.states` selects and orders those offered. */
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
