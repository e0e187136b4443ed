import { pressEnded } from '#components/ui/press.ts';
import { jsonPost } from '#components/ui/json-post.ts';
import { retryAfterMs, withRetries } from '../retry.ts';
import type { FormContext } from '../form-context.ts';
import { canHold, type Control, controlOf, fillControl } from '../form-controls.ts';

/** The first control of the form that has one of the names. */
export function findControl({ element }: FormContext, ...names: readonly string[]): Control | undefined {
  return names.map((name) => controlOf(element, name)).find(Boolean);
}

/** Fills a field that is still empty; tells whether it holds another answer. */
export function fillIfEmpty(control: Control | undefined, value: string): boolean {
  if (!control || value === '' || !canHold(control, value)) return false;
  if (control.value === '') fillControl(control, value);
  return control.value.trim().toLowerCase() !== value.toLowerCase();
}

/** Fills fields that are there with answers that are known. */
export function fillAll(pairs: readonly (readonly [Control | undefined, string | undefined])[]): void {
  for (const [control, value] of pairs) if (control && value) fillControl(control, value);
}

/**
 * The JSON of an address of ours; undefined where it is not to be had. A `question` is posted: an address is kept by browsers and proxies.
 * It may change the page: while a button is pressed it waits.
 */
export async function lookUp<T>(address: string, signal: AbortSignal, question?: Readonly<Record<string, string>>): Promise<T | undefined> {
  const fetchOnce = async () => {
    const result = await fetch(address, { signal, ...(question && jsonPost(question)) }).catch(() => undefined);
    return result && result.status !== 503 ? { result } : { result, again: { after: retryAfterMs(result?.headers.get('retry-after') ?? null) } };
  };
  const answer = await withRetries(fetchOnce, signal, () => {});
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  await pressEnded();
  return body;
}
