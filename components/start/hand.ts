/** Something a hand did while nobody was there to hear it. */
type Deed = { target: HTMLElement; type: string };

const noted = ['focusin', 'input', 'change', 'focusout'] as const;
/** What only the script of the page can answer: links go where they lead, and forms that only ask are sent by the browser. */
const answered = 'button:not([popovertarget],form[method=get] *),a[data-island],a[data-video],[data-hold] a,a[data-hold]';
const posted = 'form:not([method=get])';

function tellAgain({ target, type }: Deed): void {
  if (!target.isConnected) return;
  if (type === 'click') target.click();
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type.startsWith('focus')) target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  else target.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Listens to hands before the framework does: calls `wake` at the first thing done, remembers what is typed and holds back
 * what is pressed. The function it answers stops that and tells everything again, in order. Browser only.
 */
export function watchHands(wake: () => void): () => void {
  const deeds: Deed[] = [];
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };

  const note = (event: Event) => {
    if (event.target instanceof HTMLElement) deeds.push({ target: event.target, type: event.type });
    wake();
  };
  const hold = (event: Event, selector: string) => {
    wake();
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds.push({ target, type: event.type });
  };
  const press = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) hold(event, answered);
  };

  for (const type of noted) document.addEventListener(type, note, options);
  for (const type of ['keydown', 'scroll']) document.addEventListener(type, wake, options);
  document.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && wake(), options);
  document.addEventListener('click', press, options);
  document.addEventListener('submit', (event) => hold(event, posted), options);
  return () => {
    end.abort();
    // Once: who gave up waiting may still be followed by the framework.
    for (const deed of deeds.splice(0)) tellAgain(deed);
  };
}
