import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../tests/support/site/until.ts';
import { sendAtRate } from '../load/pace.ts';
import { growthOf, type ProcessSize, sizeOf } from '../load/process-size.ts';
import { createTally, measure, maxCopies } from './measure.ts';
import { hasSurvived } from './run-fault.ts';
import { openSite } from './site.ts';

export type Soaked = Awaited<ReturnType<typeof soak>>;

const sampleMs = 5_000;
const settleMs = 300_000;
// A mail server that refuses three attempts of ten is tried often enough that no delivery becomes a dead letter.
const schedule = ['1', '2', '4', '8', ...Array.from({ length: 12 }, () => '15')].join();

/** Posts at an even pace for a long time to a site whose mail server fails at random; watches its memory and its open handles. */
export async function soak(seconds: number, perSecond: number) {
  const site = await openSite({ schedule });
  const received = createTally(site);
  const sizes: ProcessSize[] = [];
  try {
    site.smtp().setMode('random');
    const end = new AbortController();
    const posting = sendAtRate(site.sender(), { perSecond, seconds }).finally(() => end.abort());
    while (!end.signal.aborted) {
      sizes.push(sizeOf(site.server().pid));
      received.take();
      if (sizes.length % 60 === 0) process.stdout.write(`${JSON.stringify({ minutes: (sizes.length * sampleMs) / 60_000, ...sizes.at(-1) })}\n`);
      await sleep(sampleMs);
    }
    const posts = await posting;
    site.smtp().setMode('accept');
    await until('an end of the deliveries', () => site.isSettled(), settleMs, 2_000);
    const dead = (await site.stored.all()).filter(({ status }) => status === 'dead').length;
    const measured = await measure(site, received, posts, dead);
    const { before, after } = growthOf(sizes);
    return {
      ...{ seconds, perSecond, ...measured, copies: Math.max(measured.copies, maxCopies(received.calls())) },
      ...{ megabytesBefore: before.megabytes, megabytesAfter: after.megabytes, handlesBefore: before.handles, handlesAfter: after.handles },
      maxHandles: Math.max(...sizes.map(({ handles }) => handles)),
    };
  } finally {
    await site.close();
  }
}

/** Leads were accepted, nothing is lost or doubled, and memory after an hour is as after the warm-up. */
export function isSoakPassed(soaked: Soaked): boolean {
  const { dead, megabytesBefore, megabytesAfter, handlesBefore, handlesAfter } = soaked;
  return hasSurvived(soaked) && dead === 0 && megabytesAfter - megabytesBefore < 50 && handlesAfter - handlesBefore < 20;
}
