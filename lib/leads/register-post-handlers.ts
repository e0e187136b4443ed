import 'server-only';
import { documentsForm } from '#lib/forms/documents.ts';
import { forms } from '#lib/forms/registry.ts';
import { postRoute } from './post-route.ts';

/** The document form takes files only, no JSON. */
const jsonForms = forms.filter((form) => form !== documentsForm);

/** Registers the handlers of forms, by path, for the front door, another bundle of this process. Next's routes call the same handlers. */
export function registerPostHandlers(): void {
  const handlers = new Map(jsonForms.map(({ route }) => [`/api/${route}`, postRoute(route)]));
  Object.assign(globalThis, { [Symbol.for('agency.posts')]: handlers });
}
