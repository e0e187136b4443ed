/** @jest-environment jsdom */
import { watchHands } from '#components/start/hand.ts';
import { markLive } from '#components/start/signals.ts';

/** A page as React hears it: at the document, below the window. */
function setUp(live: 'soon' | 'now') {
  document.body.innerHTML = `<form data-form="home" data-live="${live}"><input name="city"><button>Send</button></form><a href="#there">There</a>`;
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
  const wake = jest.fn();
  const ended = jest.fn();
  const show = jest.fn(() => ended);
  const form = document.querySelector('form');
  const field = document.querySelector('input');
  if (!form || !field) throw new Error('the page is not as it was written');
  const say = (type: string, target: Element = field) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return { heard, wake, form, field, say, hands: watchHands(wake, show), ended, show, stop: () => end.abort() };
}

test('a form that is not at work hears nothing, and everything in order when it is', () => {
  const { heard, wake, form, say, hands, stop } = setUp('soon');
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input']) say(type);
  expect(heard).toEqual([]);
  expect(wake).toHaveBeenCalled();
  hands.hand();
  expect(heard).toEqual([]);
  markLive(form);
  expect(heard).toEqual(['focusin', 'input']);
  say('keydown');
  expect(heard).toEqual(['focusin', 'input', 'keydown']);
  stop();
});

test('a press on what only script answers is held for it', () => {
  const { heard, form, hands, show, ended, stop } = setUp('soon');
  form.querySelector('button')?.click();
  expect(heard).toEqual([]);
  expect(show).toHaveBeenCalledWith(form.querySelector('button'));
  expect(ended).not.toHaveBeenCalled();
  hands.hand();
  markLive(form);
  expect(heard).toEqual(['click']);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('a form that never comes to work is told all the same, by the browser', () => {
  const { heard, say, hands, stop } = setUp('soon');
  say('input');
  hands.hand();
  hands.drop();
  expect(heard).toEqual(['input']);
  hands.drop();
  expect(heard).toEqual(['input']);
  stop();
});

test('what is at work, and what is no form, is heard at once', () => {
  const { heard, say, hands, stop } = setUp('now');
  say('pointerdown');
  const link = document.querySelector('a');
  if (link) say('pointerdown', link);
  expect(heard).toEqual(['pointerdown', 'pointerdown']);
  hands.drop();
  stop();
});
