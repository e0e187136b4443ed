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
  return { ...hover, wait, openItems: () => [...open].join() };
}

test('opens after the delay, and not for a passing pointer', () => {
  const { enter, leave, wait, openItems } = setUp();
  enter('a');
  wait(199);
  leave();
  wait(1_000);
  expect(openItems()).toBe('');
  enter('a');
  wait(200);
  expect(openItems()).toBe('a');
});

test('closes after the pointer has left, unless it returns', () => {
  const { enter, leave, wait, openItems } = setUp();
  enter('a');
  wait(200);
  leave();
  wait(149);
  enter('a');
  wait(1_000);
  expect(openItems()).toBe('a');
  leave();
  wait(150);
  expect(openItems()).toBe('');
});

test('opens the next at once while one is open or has just closed', () => {
  const { enter, leave, wait, openItems } = setUp();
  enter('a');
  wait(200);
  enter('b');
  expect(openItems()).toBe('b');
  leave();
  wait(150 + 299);
  enter('c');
  expect(openItems()).toBe('c');
  leave();
  wait(150 + 300);
  enter('a');
  expect(openItems()).toBe('');
  wait(200);
  expect(openItems()).toBe('a');
});

test('closes at once and cancels a pending opening', () => {
  const { enter, close, wait, openItems } = setUp();
  enter('a');
  wait(200);
  close();
  expect(openItems()).toBe('');
  wait(300);
  enter('b');
  close();
  wait(1_000);
  expect(openItems()).toBe('');
});
