const perTurn = 4;

/** How many requests have started in this turn. */
let startedInTurn = 0;
const waiting: (() => void)[] = [];

function nextTurn(): void {
  const next = waiting.splice(0, perTurn);
  startedInTurn = next.length;
  if (startedInTurn > 0) setImmediate(nextTurn);
  for (const start of next) start();
}

/**
 * Starts only a few requests in one turn of the event loop. Node accepts one new connection per turn: with many requests in each, a new
 * visitor would wait for seconds to be accepted.
 */
export function waitForLoopTurn(): Promise<void> | undefined {
  if (startedInTurn === 0) setImmediate(nextTurn);
  if (startedInTurn === perTurn) return new Promise((resolve) => waiting.push(resolve));
  startedInTurn += 1;
  return undefined;
}
