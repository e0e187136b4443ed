import { readDraft, writeDraft } from '#components/forms/draft-store.ts';
import { readVins, writeVins } from '#components/forms/vin-store.ts';

const form = 'smart-quote';

/** Opens the general form with the found values as its draft; the VIN is stored for this visit only. */
export function startQuote(path: string, { vinNumber = '', ...values }: Readonly<Record<string, string>>): void {
  const known = Object.entries(values).filter(([, value]) => value !== '');
  writeDraft(form, { ...readDraft(form), ...Object.fromEntries(known) });
  if (vinNumber !== '') writeVins(form, { ...readVins(form), vinNumber });
  location.assign(path);
}
