import { pressEnded } from '#components/ui/press.ts';
import { jsonPost } from '#components/ui/send.ts';
import { retryAfterMs, withRetries } from '../retry.ts';
import type { FormContext } from '../form-view.ts';
import { canHold, type Control, controlOf, fillControl } from '../form-controls.ts';

export function findControl({ element }: FormContext, ...names: readonly string[]): Control | undefined {
  return names.map((name) => controlOf(element, name)).find(Boolean);
}

/** Fills an empty control. Returns whether the visitor had entered another value. */
export function fillIfEmpty(control: Control | undefined, value: string): boolean {
  if (!control || value === '' || !canHold(control, value)) return false;
  if (control.value === '') fillControl(control, value, true);
  return control.value.trim().toLowerCase() !== value.toLowerCase();
}

export function fillAll(pairs: readonly (readonly [Control | undefined, string | undefined])[]): void {
  for (const [control, value] of pairs) if (control && value) fillControl(control, value);
}

/**
 * The JSON of one of our lookups, with retries; undefined on failure. `values` are posted: URLs are logged by proxies. Waits while a button is
 * pressed, since callers change the layout.
 */
export async function lookUp<T>(address: string, signal: AbortSignal, values?: Readonly<Record<string, string>>): Promise<T | undefined> {
  const fetchOnce = async () => {
    const result = await fetch(address, { signal, ...(values && jsonPost(values)) }).catch(() => undefined);
    return result && result.status !== 503 ? { result } : { result, again: { after: retryAfterMs(result?.headers.get('retry-after') ?? null) } };
  };
  const response = await withRetries(fetchOnce, signal, () => {});
  const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
  await pressEnded();
  return body;
}

/** City, state and ZIP controls of one address; all undefined where the address is a single field. */
type Place = { city: Control | undefined; state: Control | undefined; zip: Control | undefined };

/** Finds the controls of a place by the field name of its address or ZIP code: `mailingZipCode` belongs to `mailingCity`. */
export function placeOf(context: FormContext, name: string): Place {
  const before = name.replace(/(?:address|zipCode)$/i, '');
  const find = (part: string) => findControl(context, before === '' ? part : before + part.charAt(0).toUpperCase() + part.slice(1));
  return { city: find('city'), state: find('state'), zip: find('zipCode') };
}
