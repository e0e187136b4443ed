import { extraNumbers } from '#lib/forms/extras.ts';
import type { FormView } from '../form-view.ts';
import { ask, type Desk, fillAll, findControl, offerAnswer } from './field-finder.ts';
import { showNote } from './field-note.ts';
import { helpWithAddress } from './help-with-address.ts';
import { helpWithSuggestions } from './help-with-suggestions.ts';
import { helpWithVehicle } from './help-with-vehicle.ts';
import { helpWithWriting } from './help-with-writing.ts';

type Zip = { found: boolean; city?: string; state?: string; county?: string; licensed?: boolean };

/** Tells where a ZIP code is, fills city and state while they are empty, and warns where no licence is held. */
function helpWithZip(desk: Desk, { words }: FormView): void {
  const zipCode = findControl(desk, 'zipCode');
  const look = async () => {
    if (!zipCode) return;
    const zip = zipCode.value.trim();
    const answer = /^\d{5}$/.test(zip) ? await ask<Zip>(`/api/zip/${zip}`, desk.signal) : undefined;
    if (!answer || zipCode.value.trim() !== zip) return showNote(zipCode, undefined);
    if (!answer.licensed) return showNote(zipCode, { text: words.notLicensed.replace('{state}', answer.state ?? zip) });
    const { city = '', state = '', county = '' } = answer;
    const known = [
      [findControl(desk, 'state'), state],
      [findControl(desk, 'city'), city],
    ] as const;
    const differs = known.map(([control, value]) => offerAnswer(control, value)).some(Boolean);
    const text = words.zipIsIn.replace('{place}', `${city}, ${state}${county && ` (${county})`}`);
    const action = { label: words.useIt, run: () => fillAll(known) };
    showNote(zipCode, city ? { text, ...(differs ? { action } : {}) } : undefined);
  };
  for (const control of [zipCode, findControl(desk, 'state')]) control?.addEventListener('change', look, { signal: desk.signal });
}

/** Helps with answers that can be looked up or are often mistyped. It offers and warns; it never blocks or overwrites. */
export function helpWithFields(element: HTMLFormElement, view: FormView, signal: AbortSignal): void {
  const desk = { element, signal };
  const { words } = view;
  helpWithZip(desk, view);
  helpWithWriting(desk, words);
  helpWithAddress(desk, words, { address: 'address', city: 'city', state: 'state', zip: 'zipCode' });
  helpWithAddress(desk, words, { address: 'mailingAddress', city: 'mailingCity', state: 'mailingState', zip: 'mailingZipCode' });
  for (const number of ['', ...extraNumbers]) helpWithVehicle(desk, words, String(number));
  for (const field of view.groups.flatMap(({ fields }) => fields)) if (field.suggestions) helpWithSuggestions(desk, words, field);
}
