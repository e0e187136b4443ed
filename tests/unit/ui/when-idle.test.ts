/** @jest-environment jsdom */
import { whenIdle } from '#components/ui/when-idle.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><input></form><a href="#there">There</a>';
});
afterEach(() => jest.useRealTimers());

const press = (selector: string, type: string) => document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

async function keys(count: number, type: string): Promise<void> {
  for (let key = 0; key < count; key += 1) {
    await jest.advanceTimersByTimeAsync(200);
    press('input', type);
  }
}

function watch() {
  const seen = { isIdle: false };
  const wait = async () => {
    await whenIdle();
    seen.isIdle = true;
  };
  void wait();
  return seen;
}

test('waits for a pause of 300 ms after the last key', async () => {
  const seen = watch();
  await keys(4, 'keydown');
  expect(seen.isIdle).toBe(false);
  await jest.advanceTimersByTimeAsync(299);
  expect(seen.isIdle).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isIdle).toBe(true);
});

test('waits at most two seconds', async () => {
  const seen = watch();
  await keys(9, 'input');
  expect(seen.isIdle).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(seen.isIdle).toBe(true);
});

test('does not wait after a press outside a form', async () => {
  const seen = watch();
  press('input', 'pointerdown');
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isIdle).toBe(false);
  press('a', 'pointerdown');
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isIdle).toBe(true);
});

test('shares one wait between concurrent callers', async () => {
  const first = whenIdle();
  expect(whenIdle()).toBe(first);
  await jest.advanceTimersByTimeAsync(300);
  const next = whenIdle();
  expect(next).not.toBe(first);
  await jest.advanceTimersByTimeAsync(300);
  await next;
});
