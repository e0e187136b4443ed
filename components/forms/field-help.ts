import { emailSuggestion } from '#lib/forms/hints/email-suggestion.ts';
import { type Control, controlOf, fillControl } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { type Note, showNote } from './field-note.ts';

type Zip = { found: boolean; city?: string; state?: string; licensed?: boolean };
type Vin = { found: boolean; year?: number; make?: string; model?: string; checkDigit?: string; suggestion?: { vin: string } };

async function ask<T>(address: string, signal: AbortSignal): Promise<T | undefined> {
  const answer = await fetch(address, { signal }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

/** Helps with answers that can be looked up: e-mail typos, ZIP codes, VINs. It offers and warns; it never blocks or overwrites. */
export function helpWithFields(element: HTMLFormElement, view: FormView, signal: AbortSignal): void {
  const { words } = view;
  const find = (...names: string[]): Control | undefined => names.map((name) => controlOf(element, name)).find(Boolean);
  const use = (run: () => void): Note['action'] => ({ label: words.useIt, run });

  /** Fills a field that is still empty; tells whether it holds another answer. */
  const offer = (control: Control | undefined, value: string): boolean => {
    if (!control || value === '') return false;
    if (control.value === '') fillControl(control, value);
    return control.value.trim().toLowerCase() !== value.toLowerCase();
  };

  const helpEmail = (control: Control) => {
    const email = emailSuggestion(control.value);
    showNote(control, email ? { text: words.didYouMean.replace('{answer}', email), action: use(() => fillControl(control, email)) } : undefined);
  };

  const helpZip = async (control: Control) => {
    const zip = control.value.trim();
    const answer = /^\d{5}$/.test(zip) ? await ask<Zip>(`/api/zip/${zip}`, signal) : undefined;
    if (!answer || control.value.trim() !== zip) return showNote(control, undefined);
    if (!answer.licensed) return showNote(control, { text: words.notLicensed.replace('{state}', answer.state ?? zip) });
    const [city, state] = [find('city'), find('state')];
    const differs = [offer(state, answer.state ?? ''), offer(city, answer.city ?? '')].some(Boolean);
    const text = words.zipIsIn.replace('{place}', `${answer.city}, ${answer.state}`);
    const fillBoth = () => {
      if (city && answer.city) fillControl(city, answer.city);
      if (state && answer.state) fillControl(state, answer.state);
    };
    showNote(control, answer.city ? { text, ...(differs ? { action: use(fillBoth) } : {}) } : undefined);
  };

  const helpVin = async (control: Control) => {
    const vin = control.value.replace(/[\s-]/g, '').toUpperCase();
    const answer = vin.length === 17 ? await ask<Vin>(`/api/vin/${vin}`, signal) : undefined;
    if (!answer) return showNote(control, undefined);
    const { suggestion } = answer;
    if (suggestion) {
      const text = words.didYouMean.replace('{answer}', suggestion.vin);
      return showNote(control, { text, action: use(() => fillControl(control, suggestion.vin)) });
    }
    const car = { year: find('vehicleYear', 'year'), make: find('vehicleMake', 'make'), model: find('vehicleModel', 'model') };
    const known = { year: String(answer.year ?? ''), make: answer.make ?? '', model: answer.model ?? '' };
    const parts = ['year', 'make', 'model'] as const;
    const differs = parts.map((part) => offer(car[part], known[part])).some(Boolean);
    const warning = answer.checkDigit === 'mismatch' ? ` ${words.checkVin}` : '';
    const fillAll = () => {
      for (const part of parts) if (car[part] && known[part]) fillControl(car[part], known[part]);
    };
    const text = [known.year, known.make, known.model].filter(Boolean).join(' ') + warning;
    showNote(control, text.trim() ? { text: text.trim(), ...(differs ? { action: use(fillAll) } : {}) } : undefined);
  };

  const helps: readonly [names: readonly string[], help: (control: Control) => unknown][] = [
    [['email', 'contactEmail'], helpEmail],
    [['zipCode'], helpZip],
    [['vinNumber', 'vin'], helpVin],
  ];
  for (const [names, help] of helps) {
    const control = find(...names);
    control?.addEventListener('change', () => help(control), { signal });
  }
}
