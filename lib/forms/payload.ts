import type { Answers } from './answers.ts';
import type { FormDefinition } from './field.ts';
import { formById } from './registry.ts';

type Payload = Record<string, unknown>;

const text = (answers: Answers, name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** Joins the parts that are filled: `details(['Vehicle', '2019 Toyota'], ['VIN', ''])` is "Vehicle: 2019 Toyota". */
function details(...parts: readonly (readonly [string, string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');
}

function vehicleText(answers: Answers): string {
  return ['vehicleYear', 'vehicleMake', 'vehicleModel']
    .map((name) => text(answers, name))
    .filter(Boolean)
    .join(' ');
}

function drivingParts(answers: Answers): [string, string][] {
  const filing = text(answers, 'filingNeeded');
  return [
    ['Filing needed', filing],
    ['SR22', yesNo(filing === 'sr-22' || filing === 'sr-22a' || answers.needsSR22 === true)],
    ['FR44', yesNo(filing === 'fr-44' || answers.needsFR44 === true)],
    ['Lapse', text(answers, 'previousLapse')],
    ['Lapse details', text(answers, 'lapseDetails')],
  ];
}

function place(answers: Answers, names: readonly [string, string, string, string]): string {
  const [street, city, state, zip] = names.map((name) => text(answers, name));
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function person(answers: Answers): Payload {
  return {
    first_name: text(answers, 'firstName'),
    last_name: text(answers, 'lastName'),
    email: text(answers, 'email'),
    phone: text(answers, 'phone'),
  };
}

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
    address: place(answers, ['address', 'city', 'state', 'zipCode']),
    mailing_address:
      answers.hasDifferentMailingAddress === true
        ? place(answers, ['mailingAddress', 'mailingCity', 'mailingState', 'mailingZipCode'])
        : 'Same as physical address',
    type: form.id,
    quote_type: form.id,
    current_carrier: carrier === '' || carrier === 'none' ? 'None' : carrier,
    coverage_needed: coverageNeeded(form, answers),
    coverage_details: JSON.stringify(answers),
    submitted_at: text(answers, 'submittedAt'),
    source_page: text(answers, 'sourcePage'),
  };
}

function plainPayload(form: FormDefinition, answers: Answers): Payload {
  return Object.fromEntries(form.fields.map(({ name }) => [name, answers[name] ?? '']));
}

/**
 * The answers of a form under the payload's own names, as the wire and the webhook carry them. `coverage_needed` and the
 * home lead's `coverage_details` are English summaries for staff and automation; nothing in them is translated.
 */
export function wirePayload(form: FormDefinition, answers: Answers): Payload {
  if (form.payload === 'home') return homePayload(answers);
  if (form.payload === 'typed') return typedPayload(form, answers);
  return plainPayload(form, answers);
}

/** The body of a lead's webhook: its payload, and for every kind but the home lead also `id`, `kind` and `locale`. */
export function buildPayload(lead: { reference: string; form: string; locale: string; answers: Answers }): Payload {
  const form = formById(lead.form);
  const payload = wirePayload(form, lead.answers);
  if (form.route === 'webhook-relay') return payload;
  return { id: lead.reference, kind: kindOf(form, lead.answers), locale: lead.locale, ...payload };
}

function kindOf(form: FormDefinition, answers: Answers): string {
  return text(answers, 'quote_type') || text(answers, 'insurance_type') || form.id;
}
