import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosSite, SiteNeeds } from '../site.ts';

/** A failure during a load; it has ended when `happen` resolves. */
export type Fault = {
  name: string;
  needs?: () => SiteNeeds;
  /** Why it cannot happen on this machine. */
  missing?: () => string | undefined;
  happen(site: ChaosSite): Promise<void>;
};

export const sleepSeconds = (count: number): Promise<void> => sleep(count * 1_000);
