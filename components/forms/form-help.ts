import type { FormDefinition } from '#lib/forms/form-definition.ts';
import type { FormContext } from './form-context.ts';
import { controlOf, isUntouched } from './form-controls.ts';
import { readValues } from './form-values.ts';
import type { FormView } from './form-view.ts';
import { clearNotes } from './help/field-note.ts';
import { helpWithFields } from './help/help-with-fields.ts';
import { offerLegalOptions, watchLimits } from './legal-options.ts';
import { markRequired } from './mark-required.ts';
import { offerRecent } from './recent-offer.ts';

export type Help = {
  reset: () => void;
};

/** Adds help to the fields of a form: legal choices, look-ups, and values that were sent earlier from this device. */
export function helpWithForm({ element, signal }: FormContext, view: FormView, form: FormDefinition): Help {
  const offerLegal = () => offerLegalOptions(element, form, readValues(element, view), view);
  for (const name of ['state', 'zipCode', 'filingNeeded']) controlOf(element, name)?.addEventListener('input', offerLegal, { signal });
  offerLegal();
  watchLimits(element, form, signal);
  markRequired(element, form, signal);
  helpWithFields(element, view, signal);
  offerRecent(element, view);
  for (const { name } of view.groups.flatMap(({ fields }) => fields)) {
    const control = controlOf(element, name);
    if (control && !isUntouched(control) && control !== document.activeElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return {
    reset() {
      clearNotes(element);
      offerLegal();
    },
  };
}
