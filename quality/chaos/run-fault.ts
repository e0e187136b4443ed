import { runLeads } from '../../tests/support/site/leads-command.ts';
import { until } from '../../tests/support/site/until.ts';
import type { Fault } from './faults/fault.ts';
import { createTally, type Measured, measure } from './measure.ts';
import { openSite } from './site.ts';

// A delivery under way when its process dies is leased for a minute; delivering the posts of two minutes takes another two minutes.
const settleMs = 600_000;

/** Injects a fault into a site of its own while leads are posted; counts the leads once no delivery is left and dead letters were replayed. */
export async function runFault({ needs, happen }: Pick<Fault, 'needs' | 'happen'>, perSecond: number): Promise<Measured> {
  const site = await openSite(needs?.() ?? {});
  try {
    const posts = await site.postDuring(perSecond, happen(site));
    await until('an end of the deliveries', () => site.isSettled(), settleMs, 500);
    const dead = (await site.stored.all()).filter(({ status }) => status === 'dead').length;
    if (dead > 0) await runLeads(site.server().settings, 'replay', '--dead');
    return await measure(site, createTally(site), posts, dead);
  } finally {
    await site.close();
  }
}

/** Leads were accepted, none is lost or stored twice, and no receiver got a third copy. */
export function hasSurvived({ accepted, lost, doubled, copies }: Measured): boolean {
  return accepted > 0 && lost + doubled === 0 && copies <= 2;
}
