import type { FieldValues } from './field-values.ts';
import type { Field } from './form-definition.ts';
import { lineOfLead } from './line-of-lead.ts';
import type { InsuranceLine } from './insurance-lines.ts';
import { formById } from './registry.ts';
import { secondStepElements } from './second-step/acord-elements.ts';
import { fieldWords } from './words.ts';

/** Numbers of the ACORD applications by line; the forms themselves are copyrighted. */
const applications: Partial<Record<InsuranceLine, readonly string[]>> = {
  'personal-auto': ['90'],
  'commercial-auto': ['125', '127', '137'],
  'commercial-property': ['125', '140'],
  homeowners: ['80'],
  'workers-compensation': ['125', '130'],
  'general-liability': ['125', '126'],
};

/** Data elements of the applications by the fields of the first forms. */
const elements: Readonly<Record<string, string>> = {
  'Applicant: name': 'firstName lastName fullName',
  'Applicant: phone': 'phone mobile',
  'Applicant: e-mail': 'email',
  'Applicant: address': 'address city state zipCode homeAddress',
  'Applicant: mailing address': 'mailingAddress mailingCity mailingState mailingZipCode',
  'First named insured': 'businessName entityName',
  'Contact: name, phone, e-mail': 'contactName contactPhone contactEmail',
  FEIN: 'einFein',
  'Nature of business': 'businessType',
  'Legal entity': 'legalForm',
  'Date business started': 'yearsInBusiness',
  'Prior coverage: carrier': 'currentInsurance currentCarrier',
  'Prior coverage: expiration date': 'policyExpiration renewalDate',
  'Prior coverage: limits': 'currentLimits',
  'Prior coverage: lapse': 'previousLapse lapseDetails',
  'Loss history': 'priorClaims lossRunsAvailable',
  'Vehicle: year, make, model': 'vehicleYear vehicleMake vehicleModel year make model',
  'Vehicle: VIN': 'vinNumber vin vinList',
  'Vehicle: use': 'usage',
  'Vehicle: garaging address': 'garagingAddress',
  'Vehicle: radius': 'radius routes',
  'Vehicles: number': 'fleetSize powerUnits vehicleCount',
  'Commodities hauled': 'commodities',
  'Driver: name': 'driverName',
  'Driver: date of birth': 'driverAge',
  'Driver: license': 'driversLicense driverLicense driverStatus license_status',
  'Driver: accidents and convictions': 'accidents violations',
  'Driver: financial responsibility filing': 'filingNeeded needsSR22',
  'Employees: number': 'employeeCount',
  'Rating: estimated annual remuneration': 'payroll',
  'Individuals included or excluded': 'ownersCovered',
  Subcontractors: 'subcontractors',
  'Non-owned auto': 'ownsNoCar',
  'Drivers: number': 'driverCount',
  'Motor carrier: USDOT and MC number': 'dotNumber usdotNumber mcNumber',
  'Liability: bodily injury': 'bodily_injury',
  'Liability: property damage': 'property_damage',
  'Liability: combined single limit': 'autoLiabilityLimit',
  'Personal injury protection: deductible': 'pip_deductible',
  'Physical damage: comprehensive': 'comprehensive',
  'Physical damage: collision': 'collision',
  'Transportation expense': 'rental',
  'Towing and labor': 'towing',
  'Motor truck cargo: limit': 'cargoLimit',
  'Trailer interchange': 'trailerInterchange',
  'Premises: address': 'propertyAddress',
  'Premises: occupancy': 'propertyType occupancyType',
  'Premises: number of buildings': 'buildingCount',
  'Construction: type': 'constructionType',
  'Construction: year built': 'yearBuilt',
  'Construction: total area': 'squareFootage totalSqFt',
  'Building improvements': 'updates',
  'Dwelling: market value': 'homeValue',
  'Dwelling: structure type': 'homeType',
  'Coverage A: dwelling': 'coverageAmount rebuildingCost',
  Remarks: 'specialRequirements additionalInfo',
};

export type AcordList = { forms: string[]; rows: { label: string; value: string }[] };

const allElements = Object.keys({ ...elements, ...secondStepElements }).map((element) => {
  const names = [elements[element], secondStepElements[element]].filter((list) => list !== undefined);
  return [element, new Set(names.join(' ').split(' '))] as const;
});

/** Fields of further drivers, vehicles and the like are named like those of the first one, plus a number. */
const nameWithoutNumber = ({ name, extra, row }: Field): string => (extra || row ? name.replace(/\d+$/, '') : name);

/** The data element of the ACORD applications for a field; undefined for a field that no application asks for. */
export function acordElement(field: Field): string | undefined {
  return allElements.find(([, names]) => names.has(nameWithoutNumber(field)))?.[0];
}

/** The ACORD applications of a line; undefined for other lines. */
export function acordForms(line: InsuranceLine | undefined): string[] | undefined {
  return line && applications[line]?.map((number) => `ACORD ${number}`);
}

/** The ACORD applications of a lead's line, and which filled fields belong to which data element; undefined for other lines. */
export function acordList(lead: { form: string; values: FieldValues }): AcordList | undefined {
  const form = formById(lead.form);
  const line = lineOfLead(lead) ?? form.acordLine;
  const numbered = acordForms(line);
  if (!numbered) return undefined;
  const words = fieldWords('en');
  const filled = form.fields.filter(({ name }) => lead.values[name] !== undefined && lead.values[name] !== '');
  const rows = allElements.flatMap(([element, names]) => {
    const labels = new Set(filled.filter((field) => names.has(nameWithoutNumber(field))).map(words.plainLabel));
    return labels.size > 0 ? [{ label: element, value: [...labels].join(', ') }] : [];
  });
  return rows.length > 0 ? { forms: numbered, rows } : undefined;
}
