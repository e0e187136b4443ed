export const homeValues = {
  firstName: 'María José',
  lastName: "O'Connor-Núñez",
  email: 'maria@example.com',
  phone: '(305) 555-0199',
  zipCode: '33131',
  usage: 'business',
  businessName: 'Núñez & Sons <Hauling>',
  einFein: '12-3456789',
  currentInsurance: 'geico',
  vehicleYear: '2019',
  vehicleMake: 'Toyota',
  vehicleModel: 'Camry',
  vinNumber: '4T1B11HK5KU123456',
  filingNeeded: 'fr-44',
  previousLapse: '31-60',
  lapseDetails: 'Lost my job in March.\nBack at work now.',
} as const;

export const personalAutoValues = {
  firstName: 'João',
  lastName: 'Duarte',
  email: 'joao@example.com',
  phone: '305-555-0198',
  address: '12 Palm Ave, Apt 4',
  city: 'Orlando',
  state: 'FL',
  zipCode: '32801',
  currentInsurance: 'none',
  vehicleYear: '2016',
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
} as const;

/** A lead of the home form as the payload of an outside client. */
export const homePayload = {
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@example.com',
  phone: '305-555-0150',
  insurance_type: 'geico',
  current_carrier: 'geico',
  coverage_details: 'Vehicle: 2020 Ford F-150; ZIP: 33131; SR22: Yes',
  additional_info: 'Two months without cover',
  timestamp: '2026-11-20T10:00:00.000Z',
  source: 'website',
} as const;
