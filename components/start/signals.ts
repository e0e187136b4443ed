/** Said on the window once the framework has taken the page over. */
export const readyEvent = 'page:ready';

/** Said on the window when the frame of the page goes: what was started for it ends. */
export const goneEvent = 'page:gone';

/** Said by a form, up to the window, once React has taken it over: it is hydrated apart from the page, and later. */
export const liveEvent = 'form:live';

/** A form that React will take over: it is sent with this mark. */
export const unheardForm = 'form[data-live=soon]';

/** Marks (`data-…`) a form whose answers are kept by its own script, or that is on its way. */
export const keptMark = 'kept';

/** Says that a form hears what is done in it. */
export function markLive(form: HTMLFormElement): void {
  form.dataset.live = 'now';
  form.dispatchEvent(new Event(liveEvent, { bubbles: true }));
}

/** `data-start` of the root element: `on` while the framework may still come, `off` once it is known that it will not. */
export function markStart(state: 'on' | 'off'): void {
  document.documentElement.dataset.start = state;
}

/** Whether a page's first script is at work. */
export function isStarted(): boolean {
  return document.documentElement.dataset.start !== undefined;
}
