import { setTimeout as wait } from 'node:timers/promises';
import { staffAddress } from '../../tests/support/destinations.ts';
import { until } from '../../tests/support/until.ts';
import { emailsOf } from '../../tests/support/stored-leads.ts';
import { figuresOf } from '../load/figures.ts';
import { postAtRate } from '../load/post-leads.ts';
import { growthOf, type ProcessSize, sizeOf } from './process-size.ts';
import { type ChaosSite, openSite } from './site.ts';

export type Soaked = Awaited<ReturnType<typeof soak>>;

const sampleMs = 5_000;
const settleMs = 300_000;
// A mail server that refuses three tries of ten is asked often enough that none is given up.
const schedule = ['1', '2', '4', '8', ...Array.from({ length: 12 }, () => '15')].join();

/** Counts what the receivers got, by recipient and id, and forgets the rest: an hour of mails would fill this process. */
function tally({ mails, smtp, webhook }: ChaosSite) {
  const staff = new Map<string, number>();
  const visitors = new Map<string, number>();
  const called = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    staff,
    visitors,
    called,
    take(): void {
      for (const { to, mail } of mails())
        if (to.includes(staffAddress)) count(staff, (mail.subject ?? '').slice(-8));
        else count(visitors, to.join());
      smtp().messages.length = 0;
      for (const { body } of webhook.calls.splice(0)) count(called, String(JSON.parse(body).email));
    },
  };
}

/** Posts at an even pace for a long time to a site whose mail server is moody; watches its memory and its open handles. */
export async function soak(seconds: number, perSecond: number) {
  const site = await openSite({ schedule });
  const received = tally(site);
  const sizes: ProcessSize[] = [];
  try {
    site.smtp().become('moody');
    const posting = postAtRate(site.sender(), { perSecond, seconds });
    const over = new AbortController();
    const ended = posting.finally(() => over.abort());
    while (!over.signal.aborted) {
      sizes.push(sizeOf(site.server().pid ?? 0));
      received.take();
      if (sizes.length % 60 === 0) process.stdout.write(`${JSON.stringify({ minutes: (sizes.length * sampleMs) / 60_000, ...sizes.at(-1) })}\n`);
      await wait(sampleMs);
    }
    const posts = await ended;
    site.smtp().become('accept');
    await until('an end of the deliveries', () => site.isSettled(), settleMs, 2_000);
    received.take();
    const { before, after } = growthOf(sizes);
    const leads = await site.stored.all();
    const delivered = new Set(leads.filter(({ status }) => status === 'delivered').map(({ reference }) => reference));
    const accepted = posts.filter(({ outcome }) => outcome === 201);
    const safe = accepted.filter(
      ({ reference = '', email }) =>
        delivered.has(reference) && received.staff.has(reference) && received.visitors.has(email) && received.called.has(email),
    );
    const emails = emailsOf(leads);
    return {
      ...{ seconds, perSecond, accepted: accepted.length, refused: posts.length - accepted.length, delivered: delivered.size },
      dead: leads.filter(({ status }) => status === 'dead').length,
      lost: accepted.length - safe.length,
      doubled: emails.length - new Set(emails).size,
      copies: Math.max(...received.staff.values(), ...received.visitors.values(), ...received.called.values()),
      p99: Math.round(figuresOf(posts, seconds).p99),
      ...{ megabytesBefore: before.megabytes, megabytesAfter: after.megabytes, handlesBefore: before.handles, handlesAfter: after.handles },
      handlesMost: Math.max(...sizes.map(({ handles }) => handles)),
    };
  } finally {
    await site.close();
  }
}

/** Nothing is lost or doubled, and the process is as large after an hour as once it was warm. */
export function soakHolds({ lost, doubled, dead, copies, megabytesBefore, megabytesAfter, handlesBefore, handlesAfter }: Soaked): boolean {
  return lost + doubled + dead === 0 && copies <= 2 && megabytesAfter - megabytesBefore < 50 && handlesAfter - handlesBefore < 20;
}
