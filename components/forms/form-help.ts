import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { isRequired } from '#lib/forms/field-values.ts';
import type { FormContext, FormView } from './form-view.ts';
import { controlOf, fillControl, isUntouched, readValues } from './form-controls.ts';
import { clearNotes } from './help/field-note.ts';
import { helpWithFields } from './help/help-with-fields.ts';
import { offerLegalOptions, watchLimits } from './legal-options.ts';
import { forgetRecents, readRecents } from './recent-store.ts';

const frameStyle = 'mb-4 flex flex-wrap items-center gap-2 rounded-card bg-primary-soft p-3';
const choiceStyle = 'min-h-11 cursor-pointer rounded-control border border-primary bg-surface px-3 font-semibold text-primary';
const forgetStyle = 'min-h-11 cursor-pointer px-2 text-sm underline underline-offset-4';

function button(text: string, look: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = look;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}

/** Offers recently sent values of the remembered group, each named by its first value; a button removes them all. */
function offerRecent(element: HTMLFormElement, view: FormView): void {
  const { remembered } = view;
  const fields = view.groups.find(({ name }) => name === remembered?.group)?.fields ?? [];
  const legend = controlOf(element, fields[0]?.name ?? '')
    ?.closest('fieldset')
    ?.querySelector('legend');
  const recents = readRecents(view);
  if (!remembered || !legend || recents.length === 0) return;
  const frame = document.createElement('div');
  frame.className = frameStyle;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', remembered.offer);
  frame.dataset.recent = '';
  const label = document.createElement('p');
  label.className = 'w-full';
  label.textContent = remembered.offer;
  const choices = recents.map((recent) =>
    button(Object.values(recent)[0] ?? '', choiceStyle, () => {
      for (const { name } of fields) {
        const control = controlOf(element, name);
        if (control) fillControl(control, recent[name] ?? '');
      }
    }),
  );
  const forget = button(remembered.forget, forgetStyle, () => {
    forgetRecents(view);
    frame.remove();
    controlOf(element, fields[0]?.name ?? '')?.focus();
  });
  frame.append(label, ...choices, forget);
  legend.after(frame);
}

/**
 * After each input, marks a conditional field as required, or shows its condition. A field that only a near day requires (`withinHours`) is hidden while the
 * day is not near.
 */
export function markRequired(element: HTMLFormElement, form: FormDefinition, signal: AbortSignal, optionalWord: string): void {
  const fields = form.fields.flatMap(({ requiredIf, ...field }) => {
    const note = element.querySelector<HTMLElement>(`[data-optional="${field.name}"]`);
    return requiredIf ? [{ field: { ...field, requiredIf }, note, condition: note?.textContent ?? '' }] : [];
  });
  const mark = () => {
    const data = new FormData(element);
    const posted = Object.fromEntries(form.fields.map(({ name, kind }) => [name, kind === 'choices' ? data.getAll(name) : data.get(name)]));
    for (const { field, note, condition } of fields) {
      const required = isRequired(field, form, posted);
      const control = controlOf(element, field.name);
      if (control) control.required = required;
      if (note) {
        note.hidden = required;
        note.textContent = posted[field.requiredIf.field] ? ` (${optionalWord})` : condition;
      }
      const frame = control?.closest<HTMLElement>('[data-slot="field"]');
      if (frame && 'withinHours' in field.requiredIf) frame.hidden = !required && control?.value === '';
    }
  };
  if (fields.length === 0) return;
  element.addEventListener('input', mark, { signal });
  element.addEventListener('reset', () => setTimeout(mark), { signal });
  mark();
}

type Help = {
  reset: () => void;
};

/** Adds help to the fields of a form: legal choices, lookups, and values that were sent earlier from this device. */
export function helpWithForm({ element, signal }: FormContext, view: FormView, form: FormDefinition): Help {
  const offerLegal = () => offerLegalOptions(element, form, readValues(element, view), view);
  for (const name of ['state', 'zipCode', 'filingNeeded']) controlOf(element, name)?.addEventListener('input', offerLegal, { signal });
  offerLegal();
  watchLimits(element, form, signal);
  markRequired(element, form, signal, view.words.optional);
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
