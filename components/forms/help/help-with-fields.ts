import { extraNumbers } from '#lib/forms/extras.ts';
import type { FormView } from '../form-view.ts';
import { helpWithAddress } from './help-with-address.ts';
import { helpWithSuggestions } from './help-with-suggestions.ts';
import { helpWithVehicle } from './help-with-vehicle.ts';
import { helpWithVinList } from './help-with-vin-list.ts';
import { helpWithWriting } from './help-with-writing.ts';
import { helpWithZip } from './help-with-zip.ts';

export function helpWithFields(element: HTMLFormElement, { groups, words }: FormView, signal: AbortSignal): void {
  const context = { element, signal };
  for (const field of groups.flatMap(({ fields }) => fields)) {
    const { name, kind } = field;
    if (kind === 'zip') helpWithZip(context, words, name);
    if (kind === 'address') helpWithAddress(context, words, name);
    if (kind === 'vins') helpWithVinList(context, words, name);
    if (field.suggestions) helpWithSuggestions(context, words, field);
    helpWithWriting(context, words, field);
  }
  for (const number of ['', ...extraNumbers]) helpWithVehicle(context, words, String(number));
}
