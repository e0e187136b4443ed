import 'server-only';
import { documentsForm } from '#lib/forms/documents.ts';
import { forms } from '#lib/forms/registry.ts';
import { postRoute } from './post-route.ts';

/** What takes nothing but files has no use for JSON. */
const posted = forms.filter((form) => form !== documentsForm);

/**
 * Leaves what takes a form where the front door, another bundle of this process, finds it: `globalThis[Symbol.for('agency.posts')]`, by
 * address. The route handlers below `app/api` do the same for posts that come through Next.
 */
export function registerPostHandlers(): void {
  const posts = new Map(posted.map(({ route }) => [`/api/${route}`, postRoute(route)]));
  Object.assign(globalThis, { [Symbol.for('agency.posts')]: posts });
}
