import { agency } from './agency.ts';
import { type OfferedLine, isOffered, type Offer } from './offer.ts';
import { insuranceTypes } from './options.ts';

type InsuranceType = keyof typeof insuranceTypes;

/** The line of each type of the general form; `other` belongs to every agency. */
const lineOfType: Readonly<Record<InsuranceType, OfferedLine | undefined>> = {
  'personal-auto-standard-coverage': 'personal',
  'personal-auto-high-risk': 'personal',
  'commercial-auto-fleet': 'commercial',
  'commercial-property': 'property',
  'workers-compensation': 'commercial',
  'general-liability': 'commercial',
  'hotel-hospitality': 'property',
  'hoa-coa-insurance': 'property',
  'trucking-insurance': 'commercial',
  homeowners: 'homeowners',
  other: undefined,
};

const isType = (name: string): name is InsuranceType => Object.hasOwn(insuranceTypes, name);

/** Whether the general form offers an insurance type; an unknown name counts as offered. */
export function isTypeOffered(type: string, offer: Offer = agency): boolean {
  const line = isType(type) ? lineOfType[type] : undefined;
  return isOffered(line && [line], offer);
}

export const offeredTypes = Object.keys(insuranceTypes)
  .filter(isType)
  .filter((type) => isTypeOffered(type));

/** The types that a business may need, and `other`. */
export const offeredBusinessTypes = offeredTypes.filter((type) => lineOfType[type] !== 'personal' && lineOfType[type] !== 'homeowners');
