import { setTimeout as sleep } from 'node:timers/promises';

type Sender<T> = { send(): Promise<T> };

/** Sends at an even pace, however long responses take, as visitors do: a slow server gets no relief. */
export async function sendAtRate<T>({ send }: Sender<T>, { perSecond, seconds }: { perSecond: number; seconds: number }): Promise<T[]> {
  const sent: Promise<T>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const aheadMs = start + (n * 1000) / perSecond - performance.now();
    if (aheadMs > 0) await sleep(aheadMs);
    sent.push(send());
  }
  return Promise.all(sent);
}

/** Keeps `concurrency` requests under way at every moment, each followed by the next, for some seconds. */
export async function sendConcurrently<T>({ send }: Sender<T>, { concurrency, seconds }: { concurrency: number; seconds: number }): Promise<T[]> {
  const end = performance.now() + seconds * 1000;
  const sent: T[] = [];
  const sendInTurn = async () => {
    while (performance.now() < end) sent.push(await send());
  };
  await Promise.all(Array.from({ length: concurrency }, sendInTurn));
  return sent;
}

/** Sends at an even pace until `end` is aborted. */
export async function sendUntil<T>({ send }: Sender<T>, { perSecond, end }: { perSecond: number; end: AbortSignal }): Promise<T[]> {
  const sent: Promise<T>[] = [];
  while (!end.aborted) {
    sent.push(send());
    await sleep(1000 / perSecond);
  }
  return Promise.all(sent);
}
