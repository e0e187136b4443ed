const perTurn = 4;

let begun = 0;
let isTurning = false;
const waiting: (() => void)[] = [];

function nextTurn(): void {
  begun = 0;
  for (let begin = waiting.shift(); begin; begin = begun < perTurn ? waiting.shift() : undefined) {
    begun += 1;
    begin();
  }
  isTurning = begun > 0;
  if (isTurning) setImmediate(nextTurn);
}

/**
 * Lets only a few posts begin in one turn of the event loop. The machine hands over one new connection a turn: with many posts in each, a
 * visitor who comes in a rush would stand outside for seconds, and pages would wait as long.
 */
export function inTurn(): Promise<void> | undefined {
  if (!isTurning) setImmediate(nextTurn);
  isTurning = true;
  if (begun < perTurn && waiting.length === 0) {
    begun += 1;
    return undefined;
  }
  return new Promise((resolve) => waiting.push(resolve));
}
