/** @jest-environment jsdom */
import { showToast } from '#components/ui/toast.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return !selector.includes(':popover-open') && !selector.includes(':hover') && matches.call(this, selector);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const close = 'Close';
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-slot=toast] strong')].map(({ textContent }) => textContent);
function show(title: string, tone: 'info' | 'success' | 'danger') {
  showToast({ title, tone, close });
  jest.advanceTimersByTime(20);
}

test('a success removes an error, and a new error replaces an old one', () => {
  show('Failed', 'danger');
  show('Failed again', 'danger');
  expect(shown()).toEqual(['Failed again']);
  show('Your mail program opens', 'info');
  expect(shown()).toEqual(['Failed again', 'Your mail program opens']);
  show('Sent', 'success');
  expect(shown()).toEqual(['Your mail program opens', 'Sent']);
});

test('a toast is gone after five seconds, but not while a pointer is down', () => {
  show('Sent', 'success');
  jest.advanceTimersByTime(4_000);
  dispatchEvent(Object.assign(new Event('pointerdown'), { isPrimary: true, button: 0 }));
  jest.advanceTimersByTime(2_000);
  expect(shown()).toEqual(['Sent']);
  dispatchEvent(new Event('click'));
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
