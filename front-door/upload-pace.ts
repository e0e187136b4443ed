/** How many bytes a client may send faster than its rate: one or two photos are never slowed down. */
const burstBytes = 16 * 1_048_576;
const forgetIdleAbove = 1_000;

/**
 * Counts the bytes of each client and returns how many ms to wait before more is read, so that all its uploads together keep to
 * `bytesPerSecond` (0: no limit). Otherwise a flood over a fast line leaves no time for other visitors.
 */
export function createUploadPace(bytesPerSecond: number, now = Date.now) {
  const burstMs = (burstBytes / bytesPerSecond) * 1000;
  /** For each client: the time at which its bytes so far would have arrived at the allowed rate. */
  const arrivedAt = new Map<string, number>();

  function forgetIdle(): void {
    for (const [network, at] of arrivedAt) if (at < now() - burstMs) arrivedAt.delete(network);
  }

  return (network: string, bytes: number): number => {
    if (bytesPerSecond === 0) return 0;
    if (arrivedAt.size >= forgetIdleAbove) forgetIdle();
    const at = Math.max(arrivedAt.get(network) ?? 0, now() - burstMs) + (bytes / bytesPerSecond) * 1000;
    arrivedAt.set(network, at);
    return Math.max(0, at - now());
  };
}

export type UploadPace = ReturnType<typeof createUploadPace>;
