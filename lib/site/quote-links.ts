import { insuranceTypes } from './options.ts';
import { slugOf } from './slug.ts';

/** Other names of an insurance type in links: pages, line forms and the footer's picker. */
const otherNames: Readonly<Record<string, keyof typeof insuranceTypes>> = {
  'personal-auto': 'personal-auto-standard-coverage',
  'young-drivers': 'personal-auto-standard-coverage',
  'senior-drivers': 'personal-auto-standard-coverage',
  'high-risk': 'personal-auto-high-risk',
  'sr-22': 'personal-auto-high-risk',
  'fr-44': 'personal-auto-high-risk',
  dui: 'personal-auto-high-risk',
  'commercial-auto': 'commercial-auto-fleet',
  'workers-comp': 'workers-compensation',
  trucking: 'trucking-insurance',
  hotel: 'hotel-hospitality',
  hoa: 'hoa-coa-insurance',
};

const formOfType: Readonly<Record<string, string>> = {
  'personal-auto-standard-coverage': 'personal-auto',
  'personal-auto-high-risk': 'personal-auto',
  'commercial-auto-fleet': 'commercial-auto',
  'trucking-insurance': 'commercial-auto',
  'commercial-property': 'commercial-property',
  'hotel-hospitality': 'commercial-property',
  'hoa-coa-insurance': 'commercial-property',
  homeowners: 'homeowners',
};

/** The insurance type that a link's `type` means, by slug, name or page. */
export function linkedInsuranceType(type: string): string | undefined {
  const name = slugOf(type);
  return Object.hasOwn(insuranceTypes, name) ? name : otherNames[name];
}

/** The line form that a link's `type` opens; a form's own id opens itself. */
export function linkedForm(type: string): string {
  return formOfType[linkedInsuranceType(type) ?? ''] ?? slugOf(type);
}
