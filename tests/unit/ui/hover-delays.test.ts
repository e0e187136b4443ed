import { hoverDelays } from '#components/ui/hover-delays.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const open = new Set<string>();
  const delays = { openMs: 200, skipMs: 300, closeMs: 150 };
  const hover = hoverDelays<string>(
    delays,
    (item) => open.add(item),
    (item) => open.delete(item),
  );
  const wait = (ms: number) => jest.advanceTimersByTime(ms);
  return { ...hover, wait, now: () => [...open].join() };
}

test('opens after the delay, and not for a passing pointer', () => {
  const { enter, leave, wait, now } = setUp();
  enter('a');
  wait(199);
  leave();
  wait(1_000);
  expect(now()).toBe('');
  enter('a');
  wait(200);
  expect(now()).toBe('a');
});

test('closes after the pointer has left, unless it returns', () => {
  const { enter, leave, wait, now } = setUp();
  enter('a');
  wait(200);
  leave();
  wait(149);
  enter('a');
  wait(1_000);
  expect(now()).toBe('a');
  leave();
  wait(150);
  expect(now()).toBe('');
});

test('opens the next at once while one is open or has just closed', () => {
  const { enter, leave, wait, now } = setUp();
  enter('a');
  wait(200);
  enter('b');
  expect(now()).toBe('b');
  leave();
  wait(150 + 299);
  enter('c');
  expect(now()).toBe('c');
  leave();
  wait(150 + 300);
  enter('a');
  expect(now()).toBe('');
  wait(200);
  expect(now()).toBe('a');
});

test('closes at once and cancels a pending opening', () => {
  const { enter, close, wait, now } = setUp();
  enter('a');
  wait(200);
  close();
  expect(now()).toBe('');
  wait(300);
  enter('b');
  close();
  wait(1_000);
  expect(now()).toBe('');
});
