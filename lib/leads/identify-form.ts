import 'server-only';
import { type Posted, postedValue, textOfPosted } from '#lib/forms/posted.ts';
import { externalHomeForm, externalSmartForm, externalLineQuoteForm } from '#lib/forms/external-forms.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { forms } from '#lib/forms/registry.ts';
import { isRecord } from '#lib/http/read-body.ts';
import { slugOf } from '#lib/site/slug.ts';

/** The form of a post and the values to check, or the field that names no form or cannot be parsed. */
export type IdentifiedForm = { form: FormDefinition; values: Posted } | { invalidField: string };

const slugOfPosted = (value: unknown): string => slugOf(typeof value === 'string' ? value : '');

function parseDetails(details: unknown): Record<string, unknown> | undefined {
  if (typeof details !== 'string' || !details.trimStart().startsWith('{')) return undefined;
  try {
    const values: unknown = JSON.parse(details);
    return isRecord(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

function mergeParts(values: Record<string, unknown>): Posted {
  const parts = ['personalInfo', 'vehicleInfo', 'coveragePrefs', 'driverInfo'].map((name) => values[name]).filter(isRecord);
  return Object.assign({}, values, ...parts);
}

function withTimeAndPage(values: Posted, posted: Posted): Posted {
  return {
    ...values,
    submittedAt: postedValue(posted, 'submitted_at') ?? postedValue(posted, 'timestamp') ?? postedValue(values, 'submittedAt'),
    sourcePage: postedValue(posted, 'source_page') ?? postedValue(values, 'sourcePage'),
  };
}

/** Outside clients of the home form, and pages loaded before a release, send a business name but not `usage`. */
function withBusinessUse(values: Posted, { id }: FormDefinition): Posted {
  const isBusiness = ['businessName', 'einFein'].some((name) => textOfPosted(postedValue(values, name)) !== '');
  return id === 'home' && isBusiness && textOfPosted(postedValue(values, 'usage')) === '' ? { ...values, usage: 'business' } : values;
}

function formOfBarePayload(route: string, posted: Posted): FormDefinition {
  if (route === 'webhook-relay') return externalHomeForm;
  return postedValue(posted, 'insurance_type') === undefined ? externalLineQuoteForm : externalSmartForm;
}

/**
 * Finds the form of a post. Our own forms name it in `form`, except a multipart body sent by script, whose route has one form. The payload of an outside
 * client has the values as JSON in `coverage_details`; its other fields are then ignored. A payload without that JSON is checked by its own fields.
 */
export function identifyForm(route: string, posted: Posted): IdentifiedForm {
  const ofRoute = forms.filter((form) => form.route === route);
  const [first] = ofRoute;
  if (first && (first.files || route.startsWith('leads/'))) return { form: first, values: withTimeAndPage(posted, posted) };
  const details = postedValue(posted, 'coverage_details');
  const values = parseDetails(details);
  const type = postedValue(posted, 'quote_type') ?? postedValue(posted, 'insurance_type') ?? postedValue(posted, 'type');
  const isSmart = postedValue(posted, 'insurance_type') !== undefined && postedValue(posted, 'quote_type') === undefined;
  const names = [slugOfPosted(postedValue(posted, 'form')), isSmart ? 'smart-quote' : slugOfPosted(type)];
  const named = ofRoute.find((form) => names.includes(form.id));
  if (values) {
    const form = route === 'webhook-relay' ? first : named;
    return form ? { form, values: withBusinessUse(withTimeAndPage(mergeParts(values), posted), form) } : { invalidField: 'quote_type' };
  }
  const isOutsidePayload = postedValue(posted, 'first_name') !== undefined || postedValue(posted, 'last_name') !== undefined;
  if (isOutsidePayload || !named) {
    const bare = formOfBarePayload(route, posted);
    if (bare !== externalHomeForm && typeof details === 'string' && details.trim() !== '') return { invalidField: 'coverage_details' };
    return { form: bare, values: bare === externalLineQuoteForm ? { ...posted, quote_type: type } : posted };
  }
  return { form: named, values: withBusinessUse(withTimeAndPage(posted, posted), named) };
}
