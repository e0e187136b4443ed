const perTurn = 4;

/** How many have begun in this turn; while there are any, a next turn comes. */
let begun = 0;
const waiting: (() => void)[] = [];

function nextTurn(): void {
  const next = waiting.splice(0, perTurn);
  begun = next.length;
  if (begun > 0) setImmediate(nextTurn);
  for (const begin of next) begin();
}

/**
 * Lets only a few posts begin in one turn of the event loop. The machine hands over one new connection a turn: with many posts in each, a
 * visitor who comes in a rush would stand outside for seconds, and pages would wait as long.
 */
export function inTurn(): Promise<void> | undefined {
  if (begun === 0) setImmediate(nextTurn);
  if (begun === perTurn) return new Promise((resolve) => waiting.push(resolve));
  begun += 1;
  return undefined;
}
