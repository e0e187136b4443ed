import 'server-only';
import { toWizardPayload } from './auto-wizard.ts';
import type { FieldValue, FieldValues } from './field-values.ts';
import type { FieldKind, FormDefinition } from './form-definition.ts';
import { toHomePayload } from './home-page.ts';
import {
  addressText,
  commonFields,
  drivingDetails,
  extraDetails,
  joinDetails,
  mailingAddressText,
  nonOwnerDetails,
  type Payload,
  personFields,
  textValue,
  vehicleText,
} from './payload-fields.ts';
import { formById } from './registry.ts';
import { toSmartPayload } from './smart-quote.ts';

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

function toLineQuotePayload(values: FieldValues, form: FormDefinition): Payload {
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

const emptyValue = (kind: FieldKind): FieldValue => (kind === 'flag' ? false : kind === 'choices' ? [] : '');

function toPlainPayload(values: FieldValues, form: FormDefinition): Payload {
  return Object.fromEntries(form.fields.map(({ name, kind }) => [name, values[name] ?? emptyValue(kind)]));
}

const layouts: Record<FormDefinition['payload'], (values: FieldValues, form: FormDefinition) => Payload> = {
  home: toHomePayload,
  lineQuote: toLineQuotePayload,
  smart: toSmartPayload,
  wizard: toWizardPayload,
  plain: toPlainPayload,
};

/**
 * The values of a form as the payload of the specification. `coverage_needed` and the home lead's `coverage_details` are English summaries for staff
 * and automation.
 */
export function payloadOf(form: FormDefinition, values: FieldValues): Payload {
  return layouts[form.payload](values, form);
}

/** The webhook's body: the payload, and for every kind but the home lead `id`, `kind` and `locale`. */
export function buildPayload(lead: { reference: string; form: string; locale: string; values: FieldValues }): Payload {
  const form = formById(lead.form);
  const payload = payloadOf(form, lead.values);
  if (form.route === 'webhook-relay') return payload;
  if (form.route.startsWith('leads/')) return { id: lead.reference, kind: form.id, locale: lead.locale, ...payload };
  return { id: lead.reference, kind: payloadKind(form, lead.values), locale: lead.locale, ...payload };
}

/** The `kind` in a payload: the type of insurance, not the form's `kind`. */
function payloadKind(form: FormDefinition, values: FieldValues): string {
  return textValue(values, 'quote_type') || textValue(values, 'insurance_type') || textValue(values, 'insuranceType') || (form.quoteType ?? form.id);
}

/** The webhook's body of one update of a lead: what was added, by the names of the fields. */
export function buildUpdatePayload(
  lead: { reference: string; form: string; values: FieldValues },
  { n, locale, values }: { n: number; locale: string; values: FieldValues },
): Payload {
  return { ...values, id: lead.reference, kind: payloadKind(formById(lead.form), lead.values), locale, reference: lead.reference, update: n };
}
