import type { Control } from '../form-controls.ts';
import type { FormContext } from '../form-context.ts';
import { findControl } from './field-finder.ts';

/** The fields that say the same place as an address or a ZIP code; a form that asks it in one line has none of them. */
export type Place = { city: Control | undefined; state: Control | undefined; zip: Control | undefined };

/** Fields of one place by the name of its address or ZIP code: `mailingZipCode` belongs to `mailingCity`. */
export function placeOf(context: FormContext, name: string): Place {
  const before = name.replace(/(?:address|zipCode)$/i, '');
  const find = (part: string) => findControl(context, before === '' ? part : before + part.charAt(0).toUpperCase() + part.slice(1));
  return { city: find('city'), state: find('state'), zip: find('zipCode') };
}
