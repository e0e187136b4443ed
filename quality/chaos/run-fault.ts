import { runLeads } from '../../tests/support/leads-command.ts';
import { until } from '../../tests/support/until.ts';
import type { Fault } from './faults/fault.ts';
import { type Measured, measure } from './measure.ts';
import { openSite } from './site.ts';

// A delivery under way when its process dies is held for the minute of its lease; two minutes of requests take as long to be sent.
const settleMs = 600_000;

/** Lets a fault happen to a site of its own while requests come in; counts once nothing is left to deliver, dead letters tried again. */
export async function runFault({ needs, happen }: Pick<Fault, 'needs' | 'happen'>, perSecond: number): Promise<Measured> {
  const site = await openSite(needs?.() ?? {});
  try {
    const posts = await site.postDuring(perSecond, happen(site));
    await until('an end of the deliveries', () => site.isSettled(), settleMs, 500);
    const dead = (await site.stored.all()).filter(({ status }) => status === 'dead').length;
    if (dead > 0) await runLeads(site.server().settings, 'replay', '--dead');
    return await measure(site, posts, dead);
  } finally {
    await site.close();
  }
}

/** Nothing accepted is lost or stored twice, and nobody got a third copy. */
export function holds({ lost, doubled, copies }: Measured): boolean {
  return lost + doubled === 0 && copies <= 2;
}
