import { isWithin } from '#components/ui/is-within.ts';
import { unhydratedForm, formHydratedEvent } from './signals.ts';

/** An event before hydration; `end` removes the busy mark of its target. */
type QueuedEvent = { target: HTMLElement; type: string; end?: () => void };

const queuedTypes = ['focusin', 'input', 'change', 'focusout'] as const;
/** React hydrates the target of any of these at once, which takes a slow phone a fifth of a second; the browser needs no handler for them. */
const blockedTypes =
  'pointerdown pointerup touchstart touchend mousedown mouseup keydown keypress keyup textInput compositionstart compositionend'.split(' ');
/** Clicks that only script handles. Other links, and forms with method GET work without it. */
const scriptedTargets = 'button:not([popovertarget],form[method=get] *),a[data-open-chat],a[data-video],[data-replay] a,a[data-replay]';
/** Links that leave the page: their press must not load script that the next page does not need. */
const plainLinks = 'a[href]:not([href^="#"])';
const postForms = 'form:not([method=get])';

function dispatchAgain({ target, type, end }: QueuedEvent): void {
  end?.();
  if (!target.isConnected) return;
  if (type === 'click') target.click();
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type.startsWith('focus')) target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  else target.dispatchEvent(new Event(type, { bubbles: true }));
}

export type EventReplay = {
  /** Replays the events in order, once every form with a queued event is hydrated. */
  replay: () => void;
  replayNow: () => void;
};

/**
 * Queues events until React has hydrated their targets. Calls `hydrate` at each, urgent where the visitor waits for script; `showBusy` marks a
 * pressed element until its event is replayed.
 */
export function queueEvents(hydrate: (isUrgent: boolean) => void, showBusy: (pressed: HTMLElement) => () => void): EventReplay {
  const queue: QueuedEvent[] = [];
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const isUnhydrated = (event: Event | QueuedEvent) => isWithin(event, unhydratedForm);

  const block = (event: Event) => {
    if (isUnhydrated(event)) event.stopPropagation();
  };
  const enqueue = (event: Event) => {
    if (event.target instanceof HTMLElement) queue.push({ target: event.target, type: event.type });
    block(event);
    if (!isWithin(event, plainLinks)) hydrate(false);
  };
  const defer = (event: Event, selector: string) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (target || !isWithin(event, plainLinks)) hydrate(target !== null);
    if (!target) return block(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = event instanceof SubmitEvent ? (event.submitter ?? target) : target;
    queue.push({ target, type: event.type, end: showBusy(pressed) });
  };
  const deferClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) defer(event, scriptedTargets);
  };
  const replayNow = () => {
    end.abort();
    // Each event once: React may still load after the time-out has replayed them.
    for (const event of queue.splice(0)) dispatchAgain(event);
  };
  const replay = () => {
    if (!queue.some(isUnhydrated)) replayNow();
    else addEventListener(formHydratedEvent, replay, { once: true, signal: end.signal });
  };

  for (const type of ['keydown', 'scroll']) addEventListener(type, () => hydrate(false), options);
  for (const type of queuedTypes) addEventListener(type, enqueue, options);
  for (const type of blockedTypes) addEventListener(type, block, { ...options, passive: true });
  // A page that opens under a resting mouse gets a `pointermove` without movement.
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY }) => pointerType === 'mouse' && (movementX || movementY) && hydrate(false),
    options,
  );
  addEventListener('click', deferClick, options);
  addEventListener('submit', (event) => defer(event, postForms), options);
  return { replay, replayNow };
}
