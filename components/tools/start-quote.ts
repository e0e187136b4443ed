import { readDraft, writeDraft } from '#components/forms/draft-store.ts';

/** Opens the general form with what a tool found in it. Kept on this device, as everything typed into that form is. */
export function startQuote(path: string, values: Readonly<Record<string, string>>): void {
  const known = Object.entries(values).filter(([, value]) => value !== '');
  writeDraft('smart-quote', { ...readDraft('smart-quote'), ...Object.fromEntries(known) });
  location.assign(path);
}
