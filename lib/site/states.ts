/** The pages about the states where the agency is licensed: their address, and the state's own office for drivers. */
export const statePages = [
  { state: 'FL', slug: 'florida', office: 'https://www.flhsmv.gov/' },
  { state: 'GA', slug: 'georgia', office: 'https://dds.georgia.gov/' },
  { state: 'AL', slug: 'alabama', office: 'https://www.alea.gov/' },
  { state: 'SC', slug: 'south-carolina', office: 'https://www.scdmvonline.com/' },
  { state: 'NC', slug: 'north-carolina', office: 'https://www.ncdot.gov/dmv/' },
  { state: 'TN', slug: 'tennessee', office: 'https://www.tn.gov/safety.html' },
  { state: 'KY', slug: 'kentucky', office: 'https://drive.ky.gov/' },
  { state: 'VA', slug: 'virginia', office: 'https://www.dmv.virginia.gov/' },
  { state: 'MS', slug: 'mississippi', office: 'https://www.dps.ms.gov/' },
  { state: 'LA', slug: 'louisiana', office: 'https://www.expresslane.org/' },
] as const;

export type StateCode = (typeof statePages)[number]['state'];
