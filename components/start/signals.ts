/** Dispatched on the window once React has hydrated the page. */
export const pageHydratedEvent = 'page:hydrated';

/** Dispatched on the window when React removes the page, as for another page or the error screen. */
export const pageRemovedEvent = 'page:removed';

/** Dispatched by a form once React has hydrated it, which may be after `page:hydrated`: its component is lazy. */
export const formHydratedEvent = 'form:hydrated';

export const unhydratedForm = 'form[data-hydrated=false]';

/** Marks (`data-kept`) a form of which no early draft is stored: its own script keeps the draft, or it is being posted. */
export const noEarlyDraftMark = 'kept';

/** Called in an effect: after all effects React renders once more what differs from the server, and the queued events must wait for that. */
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
