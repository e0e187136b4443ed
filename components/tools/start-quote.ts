import { readDraft, writeDraft } from '#components/forms/draft-store.ts';
import { readVins, writeVins } from '#components/forms/vin-store.ts';

const form = 'smart-quote';

/** Opens the general form with what a tool found in it. Kept on this device, as everything typed into that form is: the VIN for this visit alone. */
export function startQuote(path: string, { vinNumber = '', ...values }: Readonly<Record<string, string>>): void {
  const known = Object.entries(values).filter(([, value]) => value !== '');
  writeDraft(form, { ...readDraft(form), ...Object.fromEntries(known) });
  if (vinNumber !== '') writeVins(form, { ...readVins(form), vinNumber });
  location.assign(path);
}
