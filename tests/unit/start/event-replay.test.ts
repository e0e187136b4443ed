/** @jest-environment jsdom */
import { queueEvents } from '#components/start/event-replay.ts';
import { markHydrated } from '#components/start/signals.ts';

/** React listens at the document, below the window. */
function setUp(hydrated: boolean) {
  document.body.innerHTML = `<form data-form="home" data-hydrated="${hydrated}"><input name="city"><button>Send</button></form><a href="#there">There</a>`;
  const heard: string[] = [];
  const end = new AbortController();
  for (const type of ['keydown', 'pointerdown', 'focusin', 'input', 'click', 'submit'])
    document.addEventListener(
      type,
      (event) => {
        heard.push(type);
        event.preventDefault();
      },
      { signal: end.signal },
    );
  const hydrate = jest.fn();
  const ended = jest.fn();
  const show = jest.fn(() => ended);
  const form = document.querySelector('form');
  const field = document.querySelector('input');
  if (!form || !field) throw new Error('the page is not as it was written');
  const fire = (type: string, target: Element = field) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return { heard, hydrate, form, field, fire, events: queueEvents(hydrate, show), ended, show, stop: () => end.abort() };
}

test('queues events of a form until it is hydrated, and replays them in order', async () => {
  const { heard, hydrate, form, fire, events, stop } = setUp(false);
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input']) fire(type);
  expect(heard).toEqual([]);
  expect(hydrate).toHaveBeenCalled();
  events.replay();
  expect(heard).toEqual([]);
  markHydrated(form);
  await Promise.resolve();
  expect(heard).toEqual(['focusin', 'input']);
  fire('keydown');
  expect(heard).toEqual(['focusin', 'input', 'keydown']);
  stop();
});

test('defers a click on a button until its form is hydrated', async () => {
  const { heard, form, events, show, ended, stop } = setUp(false);
  form.querySelector('button')?.click();
  expect(heard).toEqual([]);
  expect(show).toHaveBeenCalledWith(form.querySelector('button'));
  expect(ended).not.toHaveBeenCalled();
  events.replay();
  markHydrated(form);
  await Promise.resolve();
  expect(heard).toEqual(['click']);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('replays events once when a form is never hydrated', () => {
  const { heard, fire, events, stop } = setUp(false);
  fire('input');
  events.replay();
  events.replayNow();
  expect(heard).toEqual(['input']);
  events.replayNow();
  expect(heard).toEqual(['input']);
  stop();
});

test('lets events of a hydrated form and of a link pass', () => {
  const { heard, fire, events, stop } = setUp(true);
  fire('pointerdown');
  const link = document.querySelector('a');
  if (link) fire('pointerdown', link);
  expect(heard).toEqual(['pointerdown', 'pointerdown']);
  events.replayNow();
  stop();
});
