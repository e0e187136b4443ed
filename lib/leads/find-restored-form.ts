import 'server-only';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { findForm, forms } from '#lib/forms/registry.ts';
import { postedValue } from '#lib/forms/posted.ts';
import type { IncomingPost } from './incoming-post.ts';

const sharedNames = ({ fields }: FormDefinition, names: ReadonlySet<string>): number => fields.filter(({ name }) => names.has(name)).length;

/**
 * The form that a refused post is restored in: the one that it names, else the form of its route with most of the posted fields. Undefined when that
 * is ambiguous.
 */
export function findRestoredForm({ route, posted }: Pick<IncomingPost, 'route' | 'posted'>): FormDefinition | undefined {
  const named = findForm(String(postedValue(posted, 'form') ?? ''));
  if (named && forms.includes(named)) return named;
  const ofRoute = forms.filter((form) => form.route === route);
  if (ofRoute.length < 2) return ofRoute[0];
  const names = new Set(Object.keys(posted));
  const best = ofRoute.toSorted((a, b) => sharedNames(b, names) - sharedNames(a, names))[0];
  return best && sharedNames(best, names) > 0 ? best : undefined;
}
