import type { Locale } from '#lib/i18n/routing.ts';
import type { FieldProblem } from './form-view.ts';

type Correction = { status: 'saved' } | { status: 'refused'; problems: readonly FieldProblem[] } | { status: 'failed' };

/** Adds a corrected phone number or e-mail address to a sent lead, as an update. The cookie of the second step opens it. */
export async function correctContact(reference: string, values: Readonly<Record<string, string>>, locale: Locale): Promise<Correction> {
  try {
    const response = await fetch(`/api/requests/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ ...values, locale }),
      signal: AbortSignal.timeout(20_000),
    });
    if (response.ok) return { status: 'saved' };
    const { errors = [] }: { errors?: FieldProblem[] } = await response.json();
    const problems = errors.filter(({ field }) => Object.hasOwn(values, field));
    return problems.length > 0 ? { status: 'refused', problems } : { status: 'failed' };
  } catch {
    return { status: 'failed' };
  }
}
