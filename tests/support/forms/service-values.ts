import { dayFromNow } from './form-values.ts';

const person = { contactName: 'Rui Alves', contactEmail: 'rui@example.com', contactPhone: '305 555 0100' };

/** Valid values for each form of `/api/leads/`, by its id. */
export const serviceValues: Record<string, Record<string, unknown>> = {
  contact: { name: 'Ana Lima', email: 'ana@example.com', inquiryType: 'Claims Support', message: 'Two\nlines', preferredLanguage: 'ht' },
  chat: { name: 'Ana Lima', phone: '305 555 0100', email: 'ana@example.com', message: 'Call me' },
  guide: { name: 'Ana Lima', email: 'ana@example.com' },
  resource: { name: 'Ana Lima', email: 'ana@example.com', resource: 'hours-of-service' },
  newsletter: { email: 'ana@example.com' },
  coi: {
    insuredBusinessName: 'Duarte Haulage',
    ...person,
    policyTypes: ['auto-liability', 'motor-truck-cargo'],
    requiredLimits: ['cargo'],
    cargoLimitAmount: '100,000',
    certificateHolderName: 'Port of Miami',
    deliveryPreference: 'fax',
    faxNumber: '305 555 0109',
    neededByDate: dayFromNow(30),
    additionalInsured: true,
    authorization: true,
  },
  'review-personal': {
    fullName: 'Ana Lima',
    email: 'ana@example.com',
    mobile: '305 555 0100',
    homeAddress: '1 Palm Ave',
    vinList: '4T1B11HK5KU123456, 4T1B11HK5KU123457',
    topConcern: ['price'],
    consent: true,
  },
  'review-commercial': { businessName: 'Duarte Haulage', ...person, garagingAddress: '2 Dock St', powerUnits: 3, radius: 'otr', consent: 'on' },
  'review-property': { entityName: 'Palm HOA', ...person, propertyAddress: '3 Beach Rd', occupancyType: 'hoa-coa', consent: true },
};
