import type { Answers } from './answers.ts';
import type { FormDefinition } from './form-definition.ts';
import { details, drivingParts, commonFields, extraParts, mailingPlace, type Payload, person, place, text, vehicleText } from './payload-parts.ts';

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

export function toTypedPayload(answers: Answers, form: FormDefinition): Payload {
  const carrier = text(answers, 'currentInsurance');
  return {
    ...person(answers),
    address: place(answers),
    mailing_address: mailingPlace(answers),
    type: form.id,
    quote_type: form.id,
    current_carrier: carrier === '' || carrier === 'none' ? 'None' : carrier,
    coverage_needed: coverageNeeded(form, answers),
    ...commonFields(answers),
  };
}
