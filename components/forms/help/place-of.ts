import type { Control } from '../form-controls.ts';
import type { FormContext } from '../form-view.ts';
import { findControl } from './field-finder.ts';

/** City, state and ZIP controls of one address; all undefined where the address is a single field. */
export type Place = { city: Control | undefined; state: Control | undefined; zip: Control | undefined };

/** Finds the controls of a place by the field name of its address or ZIP code: `mailingZipCode` belongs to `mailingCity`. */
export function placeOf(context: FormContext, name: string): Place {
  const before = name.replace(/(?:address|zipCode)$/i, '');
  const find = (part: string) => findControl(context, before === '' ? part : before + part.charAt(0).toUpperCase() + part.slice(1));
  return { city: find('city'), state: find('state'), zip: find('zipCode') };
}
