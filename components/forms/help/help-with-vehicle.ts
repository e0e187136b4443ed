import { countMissingVinCharacters } from '#lib/forms/hints/number-hints.ts';
import type { FormContext, FormWords } from '../form-view.ts';
import { fillControl } from '../form-controls.ts';
import { makeCombobox, onTyping } from './combobox.ts';
import { fillAll, fillIfEmpty, findControl, lookUp } from './field-finder.ts';
import { showNote } from './field-note.ts';

/** `suggestion`: the VIN with 1 and 0 in place of I, O and Q, which no VIN contains. */
type VinDetails = { year?: number; make?: string; model?: string; checkDigit?: string; suggestion?: { vin: string } };

export function fetchVinDetails(vin: string, signal: AbortSignal): Promise<VinDetails | undefined> {
  return lookUp<VinDetails>('/api/vin', signal, { vin });
}

export function carName({ year, make, model }: VinDetails): string {
  return [year, make, model].filter(Boolean).join(' ');
}

type Vehicles = { makes?: readonly string[]; models?: readonly string[] };
const maxShown = 6;
const firstYear = 1981;
const minYearLength = 2;

export function matching(all: readonly string[], input: string): readonly string[] {
  const text = input.toLowerCase();
  const at = (name: string): number => name.toLowerCase().indexOf(text);
  const found = all.filter((name) => at(name) >= 0 && name.toLowerCase() !== text);
  return [...found.filter((name) => at(name) === 0), ...found.filter((name) => at(name) > 0)].slice(0, maxShown);
}

function modelYears(): readonly string[] {
  const newest = new Date().getFullYear() + 1;
  return Array.from({ length: newest - firstYear + 1 }, (_, back) => String(newest - back));
}

export function helpWithVehicle(context: FormContext, words: FormWords, number: string): void {
  const { signal } = context;
  const find = (...names: string[]) => findControl(context, ...names.map((name) => name + number));
  const car = { year: find('vehicleYear', 'year'), make: find('vehicleMake', 'make'), model: find('vehicleModel', 'model') };
  const vin = find('vinNumber', 'vin');
  const valueOf = (part: keyof typeof car): string => car[part]?.value.trim() ?? '';

  const suggest = (part: keyof typeof car, known: () => Promise<readonly string[] | undefined>) => {
    const control = car[part];
    if (!(control instanceof HTMLInputElement)) return;
    const combobox = makeCombobox(control, words.suggestions, signal);
    onTyping(
      control,
      async (text) => {
        const names = text === '' ? [] : await known();
        if (control.value.trim() !== text || document.activeElement !== control) return;
        combobox.show(matching(names ?? [], text).map((name) => ({ label: name, choose: () => fillControl(control, name) })));
      },
      signal,
    );
  };
  const vehicles = async (query: string) =>
    /^\d{4}$/.test(valueOf('year')) ? lookUp<Vehicles>(`/api/vehicles?year=${valueOf('year')}${query}`, signal) : undefined;
  suggest('year', async () => (valueOf('year').length < minYearLength ? [] : modelYears()));
  suggest('make', async () => (await vehicles(''))?.makes);
  suggest('model', async () => (valueOf('make') === '' ? [] : (await vehicles(`&make=${encodeURIComponent(valueOf('make'))}`))?.models));

  const readVin = async () => {
    const input = vin?.value.replace(/[\s-]/g, '').toUpperCase() ?? '';
    const answer = input.length === 17 ? await fetchVinDetails(input, signal) : undefined;
    if (!vin || vin.value.replace(/[\s-]/g, '').toUpperCase() !== input) return;
    if (!answer) {
      const missing = countMissingVinCharacters(input);
      return showNote(vin, missing > 0 ? { text: words.vinShort.replace('{count}', String(missing)) } : undefined);
    }
    const { suggestion } = answer;
    if (suggestion) {
      const text = words.didYouMean.replace('{answer}', suggestion.vin);
      const run = () => {
        fillControl(vin, suggestion.vin);
        readVin();
      };
      return showNote(vin, { text, action: { label: words.useIt, run } });
    }
    const known = [
      [car.year, String(answer.year ?? '')],
      [car.make, answer.make ?? ''],
      [car.model, answer.model ?? ''],
    ] as const;
    const differs = known.map(([control, value]) => fillIfEmpty(control, value)).some(Boolean);
    const warning = answer.checkDigit === 'mismatch' ? ` ${words.checkVin}` : '';
    const text = (carName(answer) + warning).trim();
    showNote(vin, text ? { text, ...(differs ? { action: { label: words.useIt, run: () => fillAll(known) } } : {}) } : undefined);
  };
  vin?.addEventListener('change', readVin, { signal });
}
