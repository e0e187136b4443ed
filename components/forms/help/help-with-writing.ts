import { emailSuggestion } from '#lib/forms/hints/email-suggestion.ts';
import { type LicenseShape, licenseHint } from '#lib/forms/hints/license-hint.ts';
import { usualFormat } from '#lib/forms/hints/usual-format.ts';
import type { FieldView, FormWords } from '../form-view.ts';
import { type Control, fillControl } from '../form-controls.ts';
import type { FormContext } from '../form-context.ts';
import { findControl } from './field-finder.ts';
import { type Note, showNote } from './field-note.ts';

/** "a letter and 12 digits" or "7–9 digits". */
function shapeText(shapes: readonly LicenseShape[], words: FormWords): string {
  const textOf = ({ letters, minDigits, maxDigits }: LicenseShape): string => {
    const count = minDigits === maxDigits ? String(maxDigits) : `${minDigits}–${maxDigits}`;
    return (letters > 0 ? words.letterAndDigits : words.digits).replace('{count}', count);
  };
  return shapes.map(textOf).join(' / ');
}

function offer(control: Control, template: string, { useIt }: FormWords, answer: string | undefined): Note | undefined {
  return answer ? { text: template.replace('{answer}', answer), action: { label: useIt, run: () => fillControl(control, answer) } } : undefined;
}

export function helpWithWriting(context: FormContext, words: FormWords, { name, kind }: FieldView): void {
  const control = findControl(context, name);
  if (!control) return;
  const state = findControl(context, 'state');
  const noteOn = (): Note | undefined => {
    if (kind === 'email') return offer(control, words.didYouMean, words, emailSuggestion(control.value));
    if (kind === 'phone' || kind === 'ein') return offer(control, words.writtenAs, words, usualFormat(kind, control.value));
    const shapes = licenseHint(state?.value ?? '', control.value);
    return shapes && { text: words.licenseShape.replace('{state}', state?.value ?? '').replace('{shape}', shapeText(shapes, words)) };
  };
  const isLicense = kind === 'license';
  if (!isLicense && kind !== 'email' && kind !== 'phone' && kind !== 'ein') return;
  for (const source of [control, isLicense ? state : undefined])
    source?.addEventListener('change', () => showNote(control, noteOn()), { signal: context.signal });
}
