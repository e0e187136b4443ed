const quietMs = 0.3;

/** Waits for a turn of the event loop with little work: all connections that were waiting have been accepted by then. */
export async function waitForAccepted(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const start = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (turns > 0 && performance.now() - start < quietMs) return;
  }
}
