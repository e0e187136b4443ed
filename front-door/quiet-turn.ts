const quietMs = 0.3;

/** Waits for a turn of the event loop with little to do: all that had reached the machine before it has been taken in. */
export async function quietTurn(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const start = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (turns > 0 && performance.now() - start < quietMs) return;
  }
}
