import type { FieldView, FormWords } from '../form-view.ts';
import { fillControl } from '../form-controls.ts';
import { makeCombobox, onTyping } from './combobox.ts';
import type { FormContext } from '../form-context.ts';
import { findControl } from './field-finder.ts';
import { matching } from './help-with-vehicle.ts';

const minTextLength = 3;

export function helpWithSuggestions(context: FormContext, words: FormWords, { name, suggestions = [] }: FieldView): void {
  const control = findControl(context, name);
  if (!(control instanceof HTMLInputElement)) return;
  control.removeAttribute('list');
  const combobox = makeCombobox(control, words.suggestions, context.signal);
  onTyping(
    control,
    (text) => {
      const found = text.length >= minTextLength ? matching(suggestions, text) : [];
      combobox.show(found.map((answer) => ({ label: answer, choose: () => fillControl(control, answer) })));
    },
    context.signal,
  );
}
