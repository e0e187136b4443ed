import { extraNumbers } from '#lib/forms/extras.ts';
import { kinds, vins } from '#lib/forms/kinds/registry.ts';
import { emailSuggestion } from '#lib/forms/hints/email-suggestion.ts';
import { licenseHint, type LicenseShape, usualFormat } from '#lib/forms/hints/number-hints.ts';
import { type Control, controlOf, fillControl } from '../form-controls.ts';
import type { FieldView, FormContext, FormView, FormWords } from '../form-view.ts';
import { helpWithAddress } from './help-with-address.ts';
import { carName, helpWithVehicle, fetchVinDetails, matching } from './help-with-vehicle.ts';
import { helpWithZip } from './help-with-zip.ts';
import { makeCombobox, onTyping } from './combobox.ts';
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
  return answer ? { text: template.replace('{answer}', () => answer), action: { label: useIt, run: () => fillControl(control, answer) } } : undefined;
}

function helpWithFormat(context: FormContext, words: FormWords, { name, kind }: FieldView): void {
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

/** Pastes a ZIP code or VIN without blanks, which `maxlength` would count: it would cut off the end. */
function helpWithPaste({ element, signal }: FormContext, { name, kind }: FieldView): void {
  const control = controlOf(element, name);
  if (kind !== 'zip' && kind !== 'vin') return;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const value = kinds[kind].normalize(text);
    // As if typed, so that it can be undone. Deprecated without a successor; where it is missing, the browser pastes.
    if (value !== text && document.execCommand('insertText', false, value)) event.preventDefault();
  };
  control?.addEventListener('paste', paste as EventListener, { signal });
}

const maxLookedUp = 10;

function helpWithVinList(context: FormContext, words: FormWords, name: string): void {
  const control = findControl(context, name);
  if (!control) return;

  const noteOn = async (rows: readonly string[]): Promise<Note | undefined> => {
    const complete = rows.filter(({ length }) => length === 17).slice(0, maxLookedUp);
    const found = await Promise.all(complete.map(async (vin) => ({ vin, details: await fetchVinDetails(vin, context.signal) })));
    const meant = new Map(found.flatMap(({ vin, details }) => (details?.suggestion ? [[vin, details.suggestion.vin]] : [])));
    if (meant.size > 0) {
      const run = () => {
        fillControl(control, rows.map((row) => meant.get(row) ?? row).join('\n'));
        look();
      };
      return { text: words.didYouMean.replace('{answer}', [...meant.values()].join(', ')), action: { label: words.useIt, run } };
    }
    const cars = found.map(({ details }) => details && carName(details)).filter(Boolean);
    const doubtful = found.filter(({ details }) => details?.checkDigit === 'mismatch').map(({ vin }) => vin);
    const text = [cars.join(' · '), doubtful.length > 0 && `${words.checkVin} (${doubtful.join(', ')})`].filter(Boolean).join('. ');
    return text ? { text } : undefined;
  };

  const look = async () => {
    const input = control.value;
    const note = await noteOn(vins.normalize(input).split('\n'));
    if (control.value === input) showNote(control, note);
  };
  control.addEventListener('change', look, { signal: context.signal });
}

const minTextLength = 3;

function helpWithSuggestions(context: FormContext, words: FormWords, { name, suggestions = [] }: FieldView): void {
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

export function helpWithFields(element: HTMLFormElement, { groups, words }: FormView, signal: AbortSignal): void {
  const context = { element, signal };
  for (const field of groups.flatMap(({ fields }) => fields)) {
    const { name, kind } = field;
    if (kind === 'zip') helpWithZip(context, words, name);
    if (kind === 'address') helpWithAddress(context, words, name);
    if (kind === 'vins') helpWithVinList(context, words, name);
    if (field.suggestions) helpWithSuggestions(context, words, field);
    helpWithFormat(context, words, field);
    helpWithPaste(context, field);
  }
  for (const number of ['', ...extraNumbers]) helpWithVehicle(context, words, String(number));
}
