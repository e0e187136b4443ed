/** Said on the window once the framework has taken the page over. */
export const readyEvent = 'page:ready';

/** Said on the window when the frame of the page goes: what was started for it ends. */
export const goneEvent = 'page:gone';

/** `data-start` of the root element: `on` while the framework may still come, `off` once it is known that it will not. */
export function markStart(state: 'on' | 'off'): void {
  document.documentElement.dataset.start = state;
}

/** Whether a page's first script is at work. */
export function isStarted(): boolean {
  return document.documentElement.dataset.start !== undefined;
}
