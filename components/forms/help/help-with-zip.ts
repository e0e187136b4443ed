import type { FormContext, FormWords } from '../form-view.ts';
import { fillAll, fillIfEmpty, findControl, lookUp, placeOf } from './field-finder.ts';
import { type Note, showNote } from './field-note.ts';
import { canHold, type Control, fillControl, isUntouched } from '../form-controls.ts';

type Zip = { city?: string; state?: string; county?: string; licensed?: boolean };

/** Replaces a city or state that was not typed, where the closed fold hides it. */
function replaceGuess(control: Control, value: string): void {
  const isGuess = isUntouched(control) || control.dataset.guess === control.value;
  if (!isGuess || !control.closest('details:not([open])')) return;
  fillControl(control, canHold(control, value) ? value : '', true);
  control.dataset.guess = control.value;
}

/**
 * Shows the place of a ZIP code, fills empty city and state, and warns where the code is unknown, of another state, or of a state that is not served.
 */
export function helpWithZip(context: FormContext, words: FormWords, name: string): void {
  const control = findControl(context, name);
  if (!control) return;
  const place = placeOf(context, name);
  const isHome = name === 'zipCode';

  const noteOn = ({ city = '', state = '', county = '', licensed }: Zip): Note | undefined => {
    if (state === '') return { text: words.zipUnknown };
    const known = [
      [place.state, state],
      [place.city, city],
    ] as const;
    for (const [field, value] of known) if (field) replaceGuess(field, value);
    const differs = known.map(([field, value]) => fillIfEmpty(field, value)).some(Boolean);
    // A mailing address may be in any state.
    if (isHome && !licensed) return { text: words.notLicensed.replace('{state}', state) };
    const given = place.state?.value.trim().toUpperCase() ?? '';
    const isElsewhere = /^[A-Z]{2}$/.test(given) && given !== state;
    if (city === '' && !isElsewhere) return undefined;
    const text = (isElsewhere ? words.zipElsewhere.replace('{state}', given) : words.zipIsIn).replace(
      '{place}',
      [city, state].filter(Boolean).join(', ') + (county && ` (${county})`),
    );
    return { text, ...(differs ? { action: { label: words.useIt, run: () => fillAll(known) } } : {}) };
  };

  const look = async () => {
    const zip = control.value.trim();
    const answer = /^\d{5}$/.test(zip) ? await lookUp<Zip>(`/api/zip/${zip}`, context.signal) : undefined;
    if (control.value.trim() === zip) showNote(control, answer && noteOn(answer));
  };
  for (const field of [control, place.state]) field?.addEventListener('change', look, { signal: context.signal });
}
