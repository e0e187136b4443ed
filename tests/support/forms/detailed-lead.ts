import { dayFromNow, type FormValues } from './form-values.ts';

/** A lead of one line with everything that its visitor knows: the page and values of the first form, and the values of each further step. */
export type DetailedLead = { path: string; first: FormValues; steps: Readonly<Record<string, FormValues>> };

/** Values of several drivers, vehicles or the like by their field names; the first has no number. */
export function rows(...list: readonly FormValues[]): FormValues {
  return Object.fromEntries(
    list.flatMap((values, index) => Object.entries(values).map(([name, value]) => [index === 0 ? name : `${name}${index + 1}`, value])),
  );
}

export const inTwoWeeks = dayFromNow(14);
export const prior = {
  priorInsurer: 'Palm Mutual',
  policyExpiration: inTwoWeeks,
  priorPremium: '4200',
  canceled: 'no',
  startDate: inTwoWeeks,
  lossHistory: 'None',
};
export const business = { legalForm: 'llc', einFein: '12-3456789', address: '400 NW 5th St', city: 'Miami', yearsInBusiness: '6' };
export const miami = { zipCode: '33131', firstName: 'Inês', lastName: 'Prado', phone: '305 555 0142' };
