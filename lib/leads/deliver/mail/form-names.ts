import 'server-only';

/** What the staff call each form. */
export const formNames: Readonly<Record<string, string>> = {
  home: 'Quote form of the home page',
  'personal-auto': 'Personal auto quote',
  'commercial-auto': 'Commercial auto quote',
  'commercial-property': 'Commercial property quote',
  homeowners: 'Homeowners quote',
  'smart-quote': 'General quote',
  'auto-wizard': 'Auto quote in steps',
  contact: 'Contact form',
  chat: 'Chat',
  guide: 'Insurance review guide',
  resource: 'Files for truckers and businesses',
  newsletter: 'Newsletter',
  coi: 'Certificate of insurance',
  'review-personal': 'Personal auto review',
  'review-commercial': 'Commercial auto review',
  'review-property': 'Commercial property review',
  documents: 'Documents',
  'home-payload': 'Quote sent by another program (home form)',
  'typed-payload': 'Quote sent by another program',
  'smart-payload': 'Quote sent by another program (general form)',
};
