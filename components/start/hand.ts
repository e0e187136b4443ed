import { liveEvent, unheardForm } from './signals.ts';

/** Something a hand did while nobody was there to hear it. */
type Deed = { target: HTMLElement; type: string; end?: () => void };

const noted = ['focusin', 'input', 'change', 'focusout'] as const;
/** At any of these React hydrates what they meet at once, which takes a slow phone a fifth of a second; the browser needs none of its answers. */
const hurrying = 'pointerdown pointerup touchstart touchend mousedown mouseup keydown keypress keyup textInput compositionstart compositionend'.split(
  ' ',
);
/** What only the script of the page can answer: links go where they lead, and forms that only ask are sent by the browser. */
const answered = 'button:not([popovertarget],form[method=get] *),a[data-island],a[data-video],[data-hold] a,a[data-hold]';
const posted = 'form:not([method=get])';

function tellAgain({ target, type, end }: Deed): void {
  end?.();
  if (!target.isConnected) return;
  if (type === 'click') target.click();
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type.startsWith('focus')) target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  else target.dispatchEvent(new Event(type, { bubbles: true }));
}

export type Hands = {
  /** Tells everything again, in order, once each form that was touched is at work. */
  hand: () => void;
  /** Tells it now, whoever hears it. */
  drop: () => void;
};

/**
 * Listens to hands before the framework does: calls `wake` at each thing done, and tells it whether somebody waits for the answer; remembers what is typed and holds back
 * what is pressed, which `showWorking` shows until it is told again. Browser only.
 */
export function watchHands(wake: (isUrgent: boolean) => void, showWorking: (pressed: HTMLElement) => () => void): Hands {
  const deeds: Deed[] = [];
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const isUnheard = ({ target }: Event | Deed) => target instanceof Element && target.closest(unheardForm) !== null;

  const hush = (event: Event) => {
    if (isUnheard(event)) event.stopPropagation();
  };
  const note = (event: Event) => {
    if (event.target instanceof HTMLElement) deeds.push({ target: event.target, type: event.type });
    hush(event);
    wake(false);
  };
  const hold = (event: Event, selector: string) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    wake(target !== null);
    if (!target) return hush(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = event instanceof SubmitEvent ? (event.submitter ?? target) : target;
    deeds.push({ target, type: event.type, end: showWorking(pressed) });
  };
  const press = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) hold(event, answered);
  };
  const drop = () => {
    end.abort();
    // Once: who gave up waiting may still be followed by the framework.
    for (const deed of deeds.splice(0)) tellAgain(deed);
  };
  const hand = () => {
    if (!deeds.some(isUnheard)) drop();
    else addEventListener(liveEvent, hand, { once: true, signal: end.signal });
  };

  for (const type of ['keydown', 'scroll']) addEventListener(type, () => wake(false), options);
  for (const type of noted) addEventListener(type, note, options);
  for (const type of hurrying) addEventListener(type, hush, { ...options, passive: true });
  // A page that comes up below a mouse that rests is told of a move as well: one over no distance.
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY }) => pointerType === 'mouse' && (movementX || movementY) && wake(false),
    options,
  );
  addEventListener('click', press, options);
  addEventListener('submit', (event) => hold(event, posted), options);
  return { hand, drop };
}
