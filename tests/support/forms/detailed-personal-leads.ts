import { type DetailedLead, miami, prior, rows, inTwoWeeks } from './detailed-lead.ts';

const filing = {
  reason: 'dui',
  filingNeeded: 'fr-44',
  incidentDate: '2026-03-07',
  filingDriver: 'Inês Prado',
  orderingState: 'Florida',
  filingDueDate: inTwoWeeks,
  letterNumber: 'FR-204417',
};
const driver = {
  driverName: 'Inês Prado',
  driverBirthDate: '1988-02-14',
  driverStatus: 'suspended',
  driverLicense: 'P630-412-88-554-0',
  driverLicenseState: 'Florida',
  driverRelation: 'self',
  driverRole: 'drives',
  driverSex: 'female',
  driverMarital: 'married',
  driverYears: '17',
  driverOccupation: 'Nurse',
  driverAccidents: '1',
  driverViolations: '1',
  driverIncidents: 'March 7, 2026: DUI, nobody hurt',
};
const limits = {
  bodily_injury: '100000/300000',
  property_damage: '50000',
  uninsuredMotorist: 'same',
  medicalPayments: '5000',
  pip_deductible: '1000',
};
const autoHistory = { ...prior, currentLimits: '10/20/10', previousLapse: 'none', insuredYears: '3' };

export const nonOwnerLead: DetailedLead = {
  path: '/personal-auto/fr-44-florida',
  first: { ...miami, ownsNoCar: true },
  steps: {
    filing,
    drivers: { address: '12 Palm Ave', city: 'Miami', homeOwnership: 'rent', ...driver },
    coverage: limits,
    history: autoHistory,
  },
};

export const filingLead: DetailedLead = {
  path: '/personal-auto/fr-44-florida',
  first: miami,
  steps: {
    filing,
    drivers: {
      address: '12 Palm Ave',
      city: 'Miami',
      homeOwnership: 'own',
      ...rows(driver, {
        ...driver,
        driverName: 'Rui Prado',
        driverStatus: 'valid',
        driverRelation: 'spouse',
        driverSex: 'male',
        driverAccidents: '0',
      }),
    },
    vehicles: {
      vehicleYear: '2019',
      vehicleMake: 'Toyota',
      vehicleModel: 'Camry',
      vinNumber: '4T1B11HK5KU123456',
      ownership: 'financed',
      lienholder: 'Palm Credit Union',
      vehicleCoverage: 'full',
      mainDriver: 'Inês Prado',
      usage: 'commute',
      commuteMiles: '12',
      annualMiles: '11000',
      rideshare: 'no',
      existingDamage: 'no',
      garagingZip: '33131',
    },
    coverage: limits,
    damage: { comprehensiveDeductible: '500', collisionDeductible: '1000' },
    history: autoHistory,
  },
};

export const houseLead: DetailedLead = {
  path: '/specialty-homeowners',
  first: { ...miami, homeType: 'single-family' },
  steps: {
    house: {
      address: '77 Banyan St',
      city: 'Miami',
      homeType: 'single-family',
      rebuildingCost: '420000',
      livingArea: '1850',
      stories: '1',
      yearBuilt: '1994',
      constructionType: 'masonry',
      foundation: 'slab',
      occupancy: 'primary',
      fireStationMiles: '2',
      hydrantNear: 'yes',
    },
    condition: {
      roofYear: '2019',
      wiringYear: '2010',
      plumbingYear: '2012',
      heatingYear: '2020',
      waterHeaterYear: '2021',
      roofMaterial: 'shingle',
      roofShape: 'hip',
      oldSystems: ['none'],
    },
    storm: { openingProtection: 'shutters-all', coastMiles: '4', floodCoverage: 'want', windInspection: 'yes' },
    household: {
      insuredBirthDate: '1985-04-02',
      residents: '4',
      pool: 'fenced',
      dog: 'None',
      burglarAlarm: 'yes',
      householdRisks: ['none'],
      lender: 'Palm Credit Union',
    },
    coverage: {
      personalProperty: '150000',
      personalLiability: '300000',
      medicalPayments: '5000',
      propertyDeductible: '2500',
      windDeductible: '2-percent',
      homeCovers: ['water-backup', 'replacement-contents'],
    },
    history: prior,
  },
};
