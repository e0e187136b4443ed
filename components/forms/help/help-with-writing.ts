import { extraNumbers } from '#lib/forms/extras.ts';
import { emailSuggestion } from '#lib/forms/hints/email-suggestion.ts';
import { type LicenseShape, licenseHint } from '#lib/forms/hints/license-hint.ts';
import { usualForm } from '#lib/forms/hints/usual-form.ts';
import type { FormWords } from '../form-view.ts';
import { type Control, fillControl } from '../form-controls.ts';
import { type Desk, findControl } from './field-finder.ts';
import { showNote } from './field-note.ts';

/** Shapes in the words of the page: "a letter and 12 digits" or "7–9 digits". */
function shapeText(shapes: readonly LicenseShape[], words: FormWords): string {
  const one = ({ letters, fewest, most }: LicenseShape): string => {
    const count = fewest === most ? String(most) : `${fewest}–${most}`;
    return (letters > 0 ? words.letterAndDigits : words.digits).replace('{count}', count);
  };
  return shapes.map(one).join(' / ');
}

/** Looks at how answers are written: e-mail typos, phone and tax numbers, the shape of a licence number. Offers, and changes nothing. */
export function helpWithWriting(desk: Desk, words: FormWords): void {
  const { signal } = desk;
  const suggest = (control: Control, template: string, answer: string | undefined) => {
    const action = answer && { label: words.useIt, run: () => fillControl(control, answer) };
    showNote(control, answer && action ? { text: template.replace('{answer}', answer), action } : undefined);
  };
  const on = (names: readonly string[], help: (control: Control) => void) => {
    for (const name of names) {
      const control = findControl(desk, name);
      control?.addEventListener('change', () => help(control), { signal });
    }
  };

  on(['email', 'contactEmail', 'certificateHolderEmail'], (control) => suggest(control, words.didYouMean, emailSuggestion(control.value)));
  on(['phone', 'contactPhone', 'mobile'], (control) => suggest(control, words.writtenAs, usualForm('phone', control.value)));
  on(['einFein'], (control) => suggest(control, words.writtenAs, usualForm('ein', control.value)));

  const lookAtLicense = (name: string) => {
    const control = findControl(desk, name);
    const state = findControl(desk, 'state')?.value ?? '';
    if (!control) return;
    const shapes = licenseHint(state, control.value);
    const text = shapes && words.licenseShape.replace('{state}', state).replace('{shape}', shapeText(shapes, words));
    showNote(control, text ? { text } : undefined);
  };
  const licenses = ['driversLicense', ...extraNumbers.map((number) => `driverLicense${number}`)];
  on(licenses, ({ name }) => lookAtLicense(name));
  on(['state'], () => {
    for (const name of licenses) lookAtLicense(name);
  });
}
