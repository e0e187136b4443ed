/** Dispatched on the window once React has hydrated the page. */
export const pageHydratedEvent = 'page:hydrated';

/** Dispatched on the window when React removes the page, as for another page or the error screen. */
export const pageRemovedEvent = 'page:removed';

/** Dispatched by a form once React has hydrated it, which is later than its page. */
export const formHydratedEvent = 'form:hydrated';

export const dehydratedForm = 'form[data-hydrated=false]';

/** Marks (`data-kept`) a form whose own script keeps its draft, or that is being posted. */
export const keptMark = 'kept';

/** Called in an effect: React renders what differs from the server once more after all effects, and events wait for that. */
export function markHydrated(form: HTMLFormElement): void {
  queueMicrotask(() => {
    form.dataset.hydrated = 'true';
    form.dispatchEvent(new Event(formHydratedEvent, { bubbles: true }));
  });
}

/** Sets `data-react` of the root element: `on` while React may still load, `off` once it cannot be loaded. */
export function markReact(state: 'on' | 'off'): void {
  document.documentElement.dataset.react = state;
}

export function hasStartScript(): boolean {
  return 'react' in document.documentElement.dataset;
}
