import 'server-only';
import type { Answer, Answers } from './answers.ts';
import type { FieldKind, FormDefinition } from './field.ts';
import { details, drivingParts, envelope, extraParts, mailingPlace, type Payload, person, place, text, vehicleText } from './payload-parts.ts';
import { formById } from './registry.ts';
import { insuranceTypes, spokenLanguages } from '../site/options.ts';

function homePayload(answers: Answers): Payload {
  return {
    ...person(answers),
    insurance_type: text(answers, 'currentInsurance'),
    current_carrier: text(answers, 'currentInsurance'),
    coverage_details: details(
      ['Vehicle', vehicleText(answers)],
      ['VIN', text(answers, 'vinNumber')],
      ['ZIP', text(answers, 'zipCode')],
      ['Business', text(answers, 'businessName')],
      ['EIN/FEIN', text(answers, 'einFein')],
      ...drivingParts(answers),
    ),
    additional_info: text(answers, 'lapseDetails'),
    timestamp: text(answers, 'submittedAt'),
    source: 'website',
  };
}

function coverageNeeded(form: FormDefinition, answers: Answers): string {
  const asks = (name: string): boolean => form.fields.some((field) => field.name === name);
  return details(
    ['Vehicle', vehicleText(answers)],
    ['VIN', text(answers, 'vinNumber')],
    ...extraParts(answers),
    ...(asks('filingNeeded') ? drivingParts(answers) : []),
    ['Business', text(answers, 'businessName')],
    ['Fleet size', text(answers, 'fleetSize')],
    ['DOT', text(answers, 'dotNumber')],
    ['Property', text(answers, 'propertyType')],
    ['Square feet', text(answers, 'squareFootage')],
    ['Buildings', text(answers, 'buildingCount')],
    ['Home type', text(answers, 'homeType')],
    ['Home value', text(answers, 'homeValue')],
    ['Coverage', text(answers, 'coverageAmount')],
  );
}

function typedPayload(form: FormDefinition, answers: Answers): Payload {
  const carrier = text(answers, 'currentInsurance');
  return {
    ...person(answers),
    address: place(answers),
    mailing_address: mailingPlace(answers),
    type: form.id,
    quote_type: form.id,
    current_carrier: carrier === '' || carrier === 'none' ? 'None' : carrier,
    coverage_needed: coverageNeeded(form, answers),
    ...envelope(answers),
  };
}

const nameIn = (names: Readonly<Record<string, string>>, slug: string): string => names[slug] ?? slug;

function smartPayload(answers: Answers): Payload {
  const type = nameIn(insuranceTypes, text(answers, 'insuranceType'));
  const vehicle = vehicleText(answers);
  const [requirements, more] = [text(answers, 'specialRequirements'), text(answers, 'additionalInfo')];
  const business = [text(answers, 'businessName'), text(answers, 'businessType')].filter(Boolean).join(', ');
  return {
    ...person(answers),
    full_name: [text(answers, 'firstName'), text(answers, 'lastName')].filter(Boolean).join(' '),
    address: place(answers),
    mailing_address: mailingPlace(answers),
    type,
    insurance_type: type,
    current_carrier: text(answers, 'currentCarrier') || 'None',
    coverage_needed: [business, vehicle, requirements, more].filter(Boolean).join('; ') || 'Standard coverage requested',
    policy_expiration: text(answers, 'policyExpiration'),
    preferred_language: nameIn(spokenLanguages, text(answers, 'preferredLanguage') || 'en'),
    business_name: text(answers, 'businessName'),
    business_type: text(answers, 'businessType'),
    years_in_business: text(answers, 'yearsInBusiness'),
    ein_fein: text(answers, 'einFein'),
    vehicle_info: vehicle,
    vin_number: text(answers, 'vinNumber'),
    drivers_license: text(answers, 'driversLicense'),
    dot_number: text(answers, 'dotNumber'),
    special_requirements: requirements,
    additional_information: more,
    ...envelope(answers),
  };
}

function wizardPayload(form: FormDefinition, answers: Answers): Payload {
  const extras = ['comprehensive', 'collision', 'rental', 'towing'].filter((name) => answers[name] === true);
  return {
    ...person(answers),
    address: text(answers, 'zipCode'),
    type: form.id,
    quote_type: form.id,
    coverage_needed: details(
      ['Vehicle', vehicleText(answers, ['year', 'make', 'model'])],
      ['VIN', text(answers, 'vin')],
      ...extraParts(answers),
      ['Usage', text(answers, 'usage')],
      ['Bodily injury', text(answers, 'bodily_injury')],
      ['Property damage', text(answers, 'property_damage')],
      ['PIP deductible', text(answers, 'pip_deductible')],
      ['Extras', extras.join(', ')],
      ['License', text(answers, 'license_status')],
      ['Filing needed', text(answers, 'filingNeeded')],
      ['SR22', answers.sr22_needed === true || text(answers, 'filingNeeded').startsWith('sr-22') ? 'Yes' : 'No'],
      ['Accidents', text(answers, 'accidents')],
      ['Violations', text(answers, 'violations')],
    ),
    ...envelope(answers),
  };
}

const nothing = (kind: FieldKind): Answer => (kind === 'flag' ? false : kind === 'choices' ? [] : '');

/** Every field of the form; a box that was left is false, a list without choices is empty. */
function plainPayload(form: FormDefinition, answers: Answers): Payload {
  return Object.fromEntries(form.fields.map(({ name, kind }) => [name, answers[name] ?? nothing(kind)]));
}

/**
 * The answers of a form under the names of the specification's payload. `coverage_needed` and the home lead's
 * `coverage_details` are English summaries for staff and automation; nothing in them is translated.
 */
export function payloadOf(form: FormDefinition, answers: Answers): Payload {
  if (form.payload === 'home') return homePayload(answers);
  if (form.payload === 'typed') return typedPayload(form, answers);
  if (form.payload === 'smart') return smartPayload(answers);
  if (form.payload === 'wizard') return wizardPayload(form, answers);
  return plainPayload(form, answers);
}

/** The body of a lead's webhook: its payload, and for every kind but the home lead also `id`, `kind` and `locale`. */
export function buildPayload(lead: { reference: string; form: string; locale: string; answers: Answers }): Payload {
  const form = formById(lead.form);
  const payload = payloadOf(form, lead.answers);
  if (form.route === 'webhook-relay') return payload;
  if (form.route.startsWith('leads/')) return { id: lead.reference, kind: form.id, locale: lead.locale, ...payload };
  return { id: lead.reference, kind: kindOf(form, lead.answers), locale: lead.locale, ...payload };
}

function kindOf(form: FormDefinition, answers: Answers): string {
  return text(answers, 'quote_type') || text(answers, 'insurance_type') || text(answers, 'insuranceType') || form.id;
}
