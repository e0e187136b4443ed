/** @jest-environment jsdom */
import { readDraft } from '#components/forms/draft-store.ts';
import { createDrafts } from '#components/forms/form-drafts.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { formById } from '#lib/forms/registry.ts';

const form = formById('contact');

function openForm() {
  document.body.innerHTML = '<form><input name="name"><input name="email"><textarea name="message"></textarea></form>';
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  const end = new AbortController();
  const drafts = createDrafts({ element, signal: end.signal }, makeFormView(form, 'en'), form);
  const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement;
  const type = (name: string, value: string) => {
    control(name).value = value;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { drafts, control, type, end };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('stores a draft once typing pauses, and restores it in the same page', () => {
  const first = openForm();
  first.type('name', 'Zoë');
  expect(readDraft('contact')).toEqual({});
  jest.runAllTimers();
  expect(readDraft('contact')).toEqual({ name: 'Zoë' });
  first.end.abort();

  const second = openForm();
  expect(second.drafts.restore()).toBe(false);
  expect(second.control('name').value).toBe('Zoë');
});

test('stores a draft when the visitor leaves the page before the pause', () => {
  const { type } = openForm();
  type('email', 'zoe@example.com');
  dispatchEvent(new Event('pagehide'));
  expect(readDraft('contact')).toEqual({ email: 'zoe@example.com' });
});

test('stores nothing after the draft is forgotten or the form is released', () => {
  const { drafts, type, end } = openForm();
  type('name', 'Zoë');
  drafts.forget(true);
  jest.runAllTimers();
  expect(readDraft('contact')).toEqual({});
  end.abort();
  type('name', 'Zoë');
  jest.runAllTimers();
  expect(readDraft('contact')).toEqual({});
});

test('restores the ticks of a list, and the amount that depends on one', () => {
  const coi = formById('coi');
  const open = () => {
    document.body.innerHTML = `<form>${['auto-1m-csl', 'cargo', 'umbrella'].map((value) => `<input type="checkbox" name="requiredLimits" value="${value}">`).join('')}<input name="cargoLimitAmount"></form>`;
    const element = document.querySelector('form');
    if (!element) throw new Error('no form');
    const end = new AbortController();
    const boxes = [...element.querySelectorAll<HTMLInputElement>('[name="requiredLimits"]')];
    return { drafts: createDrafts({ element, signal: end.signal }, makeFormView(coi, 'en'), coi), boxes, end };
  };
  const first = open();
  for (const box of first.boxes.slice(1)) box.click();
  jest.runAllTimers();
  expect(readDraft('coi')).toEqual({ requiredLimits: 'cargo\numbrella' });
  expect(readDraft('shared')).toEqual({});
  first.end.abort();

  const second = open();
  second.drafts.restore();
  expect(second.boxes.map(({ checked }) => checked)).toEqual([false, true, true]);
  second.end.abort();

  const third = open();
  third.boxes[0]?.click();
  third.drafts.restore();
  expect(third.boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
});
