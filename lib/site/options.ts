/** Choices that the forms offer, by the slugs that are stored and sent; their words are in the messages. */
export const carriers = ['none', 'state-farm', 'geico', 'progressive', 'allstate', 'other'] as const;
export const lapses = ['none', '1-30', '31-60', '61-90', '90+', 'never-insured', 'not-sure'] as const;
export const propertyTypes = ['hotel', 'apartment', 'shopping-center', 'office-building', 'warehouse', 'other'] as const;
export const commercialConstructions = ['frame', 'masonry', 'fire-resistive', 'non-combustible'] as const;
export const homeTypes = ['single-family', 'townhouse', 'condo', 'mobile-home', 'other'] as const;
export const homeConstructions = ['frame', 'masonry', 'concrete', 'other'] as const;

/** What the general form quotes, with the names that go on the wire. */
export const insuranceTypes = {
  'personal-auto-standard-coverage': 'Personal Auto - Standard Coverage',
  'personal-auto-high-risk': 'Personal Auto - High Risk',
  'commercial-auto-fleet': 'Commercial Auto/Fleet',
  'commercial-property': 'Commercial Property',
  'workers-compensation': 'Workers Compensation',
  'general-liability': 'General Liability',
  'hotel-hospitality': 'Hotel/Hospitality',
  'hoa-coa-insurance': 'HOA/COA Insurance',
  'trucking-insurance': 'Trucking Insurance',
  homeowners: 'Homeowners',
  other: 'Other',
} as const;

/** Languages a visitor can ask to be served in, with the names that go on the wire. */
export const spokenLanguages = {
  en: 'English',
  es: 'Spanish',
  ht: 'Haitian Creole',
  fr: 'French',
  pt: 'Portuguese',
  zh: 'Chinese',
  ar: 'Arabic',
  ru: 'Russian',
} as const;

/** Kinds of business that the general form suggests while one is typed. */
export const businessTypes = [
  'Hotel & Hospitality',
  'Trucking Company',
  'General Contractor',
  'Roofing Contractor',
  'Restaurant',
  'Retail Store',
] as const;

export const usages = ['commute', 'pleasure', 'business'] as const;
export const licenseStatuses = ['valid', 'suspended', 'expired', 'international', 'none'] as const;
export const incidentCounts = ['0', '1', '2', '3+'] as const;
