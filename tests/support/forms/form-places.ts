/** The page of each form, without those in dialogs. */
export const formPlaces: Readonly<Record<string, string>> = {
  home: '/',
  'personal-auto': '/get-quote#quote-personal-auto',
  'commercial-auto': '/get-quote#quote-commercial-auto',
  'commercial-property': '/get-quote#quote-commercial-property',
  homeowners: '/get-quote#quote-homeowners',
  'smart-quote': '/smart-quote',
  'auto-wizard': '/auto-quote',
  contact: '/contact',
  guide: '/free-guide',
  coi: '/client-portal/coi-request',
  'review-personal': '/client-portal/savings-review#quote-review-personal',
  'review-commercial': '/client-portal/savings-review#quote-review-commercial',
  'review-property': '/client-portal/savings-review#quote-review-property',
};
