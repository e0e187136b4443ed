import { siteLanguageCodes, siteLanguages } from './site-languages.ts';

/** Choices of the forms by the slugs that are stored and sent. */
export const carriers = ['none', 'state-farm', 'geico', 'progressive', 'allstate', 'other'] as const;
export const lapses = ['none', '1-30', '31-60', '61-90', '90+', 'never-insured', 'not-sure'] as const;
/** What a personal auto lead is about. */
export const autoReasons = [
  'letter',
  'dui',
  'suspended',
  'lapse',
  'accident-or-tickets',
  'young-driver',
  'senior-driver',
  'new-car',
  'price',
  'other',
] as const;
/** The same on the home page, for every line. */
export const homeReasons = [...autoReasons.filter((reason) => reason !== 'other'), 'truck', 'building', 'house', 'workers', 'other'] as const;
export const insuredVehicles = ['tractor', 'box-truck', 'van-or-pickup', 'dump-truck', 'passenger', 'several', 'hired', 'other'] as const;
export const legalForms = ['sole-proprietor', 'partnership', 'llc', 'corporation', 'nonprofit', 'not-sure'] as const;
export const propertyTypes = ['hotel', 'apartment', 'shopping-center', 'office-building', 'warehouse', 'other'] as const;
export const commercialConstructions = ['frame', 'masonry', 'fire-resistive', 'non-combustible'] as const;
export const homeTypes = ['single-family', 'townhouse', 'condo', 'mobile-home', 'other'] as const;
export const homeConstructions = ['frame', 'masonry', 'concrete', 'other'] as const;

/** Types of the general form, with their names on the wire. */
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

/** Languages for replies, with their names on the wire. */
export const replyLanguageNames: Readonly<Record<string, string>> = {
  en: siteLanguages.en.english,
  es: siteLanguages.es.english,
  ht: 'Haitian Creole',
  fr: 'French',
  pt: siteLanguages.pt.english,
  zh: 'Chinese',
  ar: 'Arabic',
  ru: 'Russian',
  ...Object.fromEntries(siteLanguageCodes.map((code) => [code, siteLanguages[code].english])),
};

/** Suggestions for the general form's kind of business. */
export const businessTypes = [
  'hotel-hospitality',
  'trucking-company',
  'general-contractor',
  'roofing-contractor',
  'restaurant',
  'retail-store',
] as const;

export const usages = ['commute', 'pleasure', 'business'] as const;
export const licenseStatuses = ['valid', 'suspended', 'expired', 'international', 'none'] as const;
export const incidentCounts = ['0', '1', '2', '3+'] as const;

export const inquiryTypes = [
  'commercial-insurance-quote',
  'workers-compensation',
  'personal-auto-insurance',
  'homeowners-insurance',
  'hard-to-place-risks',
  'claims-support',
  'general-information',
  'partnership-opportunities',
] as const;

export const policyTypes = ['auto-liability', 'general-liability', 'motor-truck-cargo', 'workers-comp', 'umbrella-excess', 'property'] as const;
export const certificatePurposes = ['shipper-broker', 'lease', 'jobsite', 'municipality', 'lienholder', 'building-lender', 'other'] as const;
export const requiredLimits = ['auto-1m-csl', 'gl-1m-2m', 'cargo', 'umbrella'] as const;
export const deliveryPreferences = ['email-to-holder', 'copy-to-insured', 'both', 'fax', 'mail'] as const;
export const yesNo = ['yes', 'no'] as const;
export const yesNoUnsure = [...yesNo, 'not-sure'] as const;
export const radii = ['local', 'regional', 'otr'] as const;
/** Federal and common liability limits of trucking. */
export const truckLimits = ['300k', '750k', '1m', '1.5m', '2m', '5m', 'other'] as const;
export const occupancyTypes = ['hoa-coa', 'hotel-motel', 'apartments', 'strip-mall', 'shopping-center', 'other'] as const;
export const autoConcerns = ['price', 'filing', 'coverage-gaps', 'claims-service', 'payment-plan', 'new-driver'] as const;
export const truckGoals = ['lower-premium', 'higher-limits', 'new-authority', 'loss-control', 'certificates', 'growth'] as const;
export const propertyGoals = ['lower-premium', 'wind-and-hail', 'building-updates', 'vacancy', 'valuation', 'lender-requirements'] as const;
