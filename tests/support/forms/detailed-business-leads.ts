import { type DetailedLead, business, miami, prior, rows } from './detailed-lead.ts';

const truck = {
  vehicleYear: '2020',
  vehicleMake: 'Freightliner',
  vehicleModel: 'Cascadia',
  vinNumber: '3AKJHHDR1LSKA1234',
  vehicleBody: 'tractor',
  vehicleWeight: 'heavy',
  vehicleValue: '85000',
  ownership: 'financed',
  lienholder: 'Truck Finance Co',
  vehicleCoverage: 'full',
  annualMiles: '95000',
  garagingZip: '33166',
};
const trucker = {
  driverName: 'Luis Rojas',
  driverBirthDate: '1979-06-30',
  driverStatus: 'valid',
  driverLicense: 'R200-520-79-230-0',
  driverLicenseState: 'Florida',
  employment: 'owner',
  cdlClass: 'a',
  cdlYears: '15',
  driverAccidents: '0',
  driverViolations: '0',
};

export const ownerOperatorLead: DetailedLead = {
  path: '/commercial/transportation',
  first: { ...miami, insuredVehicle: 'tractor', firstName: 'Luis', lastName: 'Rojas' },
  steps: {
    company: { ...business, businessName: 'Rojas Hauling LLC', industryYears: '15', annualRevenue: '310000' },
    operation: {
      dotNumber: '1234567',
      mcNumber: 'MC-765432',
      authorityKind: 'own',
      authorityDate: '2022-05-01',
      operationKind: 'for-hire',
      radius: 'otr',
      routes: 'Florida to Georgia and Texas',
      commodities: 'Produce 70 %, dry goods 30 %',
      loadValue: '90000',
      hazardousLoads: 'no',
      safetyEquipment: ['eld', 'dash-cam'],
    },
    vehicles: rows(truck, {
      ...truck,
      vehicleMake: 'Utility',
      vehicleModel: '3000R',
      vinNumber: '1UYVS2538LU123456',
      vehicleBody: 'trailer-reefer',
      vehicleValue: '48000',
      ownership: 'owned',
      lienholder: '',
    }),
    hiredDrivers: rows(trucker, {
      ...trucker,
      driverName: 'Marta Rojas',
      driverLicense: 'R200-540-85-800-0',
      driverBirthDate: '1985-09-12',
      employment: 'employee',
      cdlYears: '4',
    }),
    coverage: {
      autoLiabilityLimit: '1m',
      uninsuredMotorist: 'minimum',
      cargoLimit: '100000',
      cargoDeductible: '1000',
      physicalDeductible: '2500',
      generalLiability: 'yes',
      truckCovers: ['reefer-breakdown', 'towing'],
      truckFilings: ['bmc-91x', 'form-e'],
    },
    history: { ...prior, lossRunsAvailable: true },
  },
};

const building = {
  buildingAddress: '100 Ocean Dr, Miami Beach, 33139',
  buildingUse: 'condo',
  tenants: 'Residents only',
  unitCount: '48',
  occupiedShare: '95',
  rentedShare: '20',
  buildingLimit: '9200000',
  contentsLimit: '150000',
  incomeLimit: '480000',
  squareFootage: '62000',
  stories: '6',
  yearBuilt: '1998',
  constructionType: 'fire-resistive',
  roofMaterial: 'flat',
  roofShape: 'flat',
  roofYear: '2021',
  wiringYear: '2015',
  plumbingYear: '2016',
  heatingYear: '2019',
  sprinklers: 'all',
  fireAlarm: 'central',
  fireStationMiles: '1.5',
  hydrantNear: 'yes',
};

export const condoLead: DetailedLead = {
  path: '/commercial/property-and-buildings',
  first: { ...miami, propertyType: 'apartment' },
  steps: {
    company: {
      ...business,
      businessName: 'Ocean Terrace Condominium Association',
      legalForm: 'nonprofit',
      propertyRole: 'association',
      amenities: 'Pool, gym',
      operations: 'Condominium association, 120 units',
    },
    buildings: rows(
      building,
      { ...building, buildingAddress: '102 Ocean Dr, Miami Beach, 33139', buildingLimit: '8700000' },
      { ...building, buildingAddress: '104 Ocean Dr, Miami Beach, 33139', buildingUse: 'clubhouse', unitCount: '', rentedShare: '', stories: '1' },
    ),
    storm: {
      coastMiles: '0.2',
      openingProtection: 'impact-all',
      floodCoverage: 'want',
      windCoverage: 'yes',
      reportsAvailable: ['appraisal', 'structural'],
    },
    coverage: {
      propertyDeductible: '10000',
      windDeductible: '3-percent',
      valuation: 'replacement',
      propertyCovers: ['general-liability', 'directors-officers', 'crime'],
    },
    history: { ...prior, lender: 'None', lossRunsAvailable: true },
  },
};

export const restaurantLead: DetailedLead = {
  path: '/commercial/workers-comp-transportation',
  first: { ...miami, businessType: 'Restaurant' },
  steps: {
    company: { ...business, businessName: 'Cafe Prado LLC', operations: 'Restaurant with 80 seats, lunch and dinner' },
    payroll: rows(
      { classWork: 'Cooks and dishwashers', classState: 'Florida', classEmployees: '7', classPartTime: '2', classPayroll: '231000' },
      { classWork: 'Servers and bartenders', classState: 'Florida', classEmployees: '12', classPartTime: '8', classPayroll: '264000' },
      { classWork: 'Delivery drivers', classState: 'Florida', classEmployees: '3', classPartTime: '3', classPayroll: '61000' },
      { classWork: 'Office', classState: 'Florida', classEmployees: '1', classPartTime: '0', classPayroll: '52000' },
    ),
    owners: rows({
      ownerName: 'Inês Prado',
      ownerTitle: 'Manager, runs the floor',
      ownerBirthDate: '1980-01-20',
      ownerShare: '100',
      ownerCovered: 'out',
    }),
    exposure: { usesSubcontractors: 'no', workAtHeight: 'no', workFacts: ['deliveries', 'alcohol'] },
    history: { ...prior, experienceModifier: '0.94', employersLimit: '500-500-500', lossRunsAvailable: true },
  },
};

export const painterLead: DetailedLead = {
  path: '/smart-quote',
  first: { ...miami, insuranceType: 'general-liability' },
  steps: {
    company: { ...business, businessName: 'Sol Painting LLC', industryYears: '9', operations: 'Inside and outside painting of houses and shops' },
    work: {
      annualRevenue: '280000',
      liabilityPayroll: '95000',
      employeeCount: '4',
      squareFootage: '900',
      residentialShare: '70',
      usesSubcontractors: 'yes',
      subcontractorCost: '30000',
      subcontractorCertificates: 'yes',
      workAtHeight: 'yes',
      liabilityRisks: ['none'],
    },
    coverage: { liabilityLimit: '1000-2000', liabilityDeductible: '500', liabilityCovers: ['additional-insured', 'waiver'] },
    history: { ...prior, lossRunsAvailable: true },
  },
};
