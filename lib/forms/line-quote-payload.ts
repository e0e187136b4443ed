import type { FieldValues } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import {
  joinDetails,
  nonOwnerDetails,
  drivingDetails,
  commonFields,
  extraDetails,
  mailingAddressText,
  type Payload,
  personFields,
  addressText,
  textValue,
  vehicleText,
} from './payload-fields.ts';

function coverageNeeded(form: FormDefinition, values: FieldValues): string {
  const hasField = (name: string): boolean => form.fields.some((field) => field.name === name);
  return joinDetails(
    ['About', textValue(values, 'reason')],
    ...nonOwnerDetails(values),
    ['Vehicle', vehicleText(values)],
    ['VIN', textValue(values, 'vinNumber')],
    ...extraDetails(values),
    ...(hasField('filingNeeded') ? drivingDetails(values) : []),
    ['Business', textValue(values, 'businessName')],
    ['Fleet size', textValue(values, 'fleetSize')],
    ['DOT', textValue(values, 'dotNumber')],
    ['Property', textValue(values, 'propertyType')],
    ['Square feet', textValue(values, 'squareFootage')],
    ['Buildings', textValue(values, 'buildingCount')],
    ['Home type', textValue(values, 'homeType')],
    ['Home value', textValue(values, 'homeValue')],
    ['Coverage', textValue(values, 'coverageAmount')],
    ['Rebuilding cost', textValue(values, 'rebuildingCost')],
    ['Vehicles to insure', textValue(values, 'insuredVehicle')],
    ['Kind of business', textValue(values, 'businessType')],
    ['Legal form', textValue(values, 'legalForm')],
    ['Employees', textValue(values, 'employeeCount')],
    ['Payroll', textValue(values, 'payroll')],
    ['Owners covered', textValue(values, 'ownersCovered')],
    ['Subcontractors', textValue(values, 'subcontractors')],
  );
}

export function toLineQuotePayload(values: FieldValues, form: FormDefinition): Payload {
  const carrier = textValue(values, 'currentInsurance');
  return {
    ...personFields(values),
    address: addressText(values),
    mailing_address: mailingAddressText(values),
    type: form.quoteType ?? form.id,
    quote_type: form.quoteType ?? form.id,
    current_carrier: carrier === '' || carrier === 'none' ? 'None' : carrier,
    coverage_needed: coverageNeeded(form, values),
    ...commonFields(values),
  };
}
