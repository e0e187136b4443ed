const perTurn = 4;

/** How many requests have started in this turn. */
let begun = 0;
const waiting: (() => void)[] = [];

function nextTurn(): void {
  const next = waiting.splice(0, perTurn);
  begun = next.length;
  if (begun > 0) setImmediate(nextTurn);
  for (const begin of next) begin();
}

/**
 * Starts only a few requests in one turn of the event loop. Node accepts one new connection per turn: with many requests in each, a new
 * visitor would wait for seconds to be accepted.
 */
export function waitForStart(): Promise<void> | undefined {
  if (begun === 0) setImmediate(nextTurn);
  if (begun === perTurn) return new Promise((resolve) => waiting.push(resolve));
  begun += 1;
  return undefined;
}
