import { postgresMissing } from '../../../tests/support/services/postgres.ts';
import { ensureFakeClock } from '../../../scripts/system-packages.mjs';
import type { ChaosSite, SiteNeeds } from '../site.ts';
import { type Fault, sleepSeconds } from './fault.ts';

const repeatedEnd = (name: string, times: number, end: (site: ChaosSite) => Promise<unknown>): Fault => ({
  name: `${name} × ${times}`,
  async happen(site) {
    for (let time = 0; time < times; time += 1) {
      await sleepSeconds(0.5 + Math.random());
      await end(site);
      await site.restart();
    }
    await sleepSeconds(1);
  },
});

/** Suspends the whole process, as a suspended machine would, and resumes it. */
export const suspendedProcess = (name: string, seconds: number): Fault => ({
  name: `process stopped for ${name}, then continued`,
  async happen(site) {
    await sleepSeconds(1);
    process.kill(site.server().pid ?? 0, 'SIGSTOP');
    await sleepSeconds(seconds);
    process.kill(site.server().pid ?? 0, 'SIGCONT');
    await sleepSeconds(1);
  },
});

const clockSkew = (shift: string): Fault => ({
  name: `two instances, the clock of one ${shift} h`,
  needs: (): SiteNeeds => ({
    postgres: true,
    instances: [{}, { LD_PRELOAD: ensureFakeClock() ?? '', FAKETIME: `${shift}h`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }],
  }),
  missing: () => (ensureFakeClock() ? postgresMissing() : 'libfaketime is not installed and could not be'),
  async happen(site) {
    await sleepSeconds(2);
    site.smtp().setMode('greylist');
    await sleepSeconds(4);
    site.smtp().setMode('accept');
    await sleepSeconds(2);
  },
});

export const processFaults: readonly Fault[] = [
  repeatedEnd('kill -9', 10, (site) => site.server().kill()),
  repeatedEnd('SIGTERM', 5, (site) => site.server().stop()),
  suspendedProcess('2 min', 120),
  {
    name: 'two instances, one killed',
    needs: () => ({ postgres: true, instances: [{}, {}] }),
    missing: postgresMissing,
    async happen(site) {
      await sleepSeconds(2);
      site.smtp().setMode('slow');
      await sleepSeconds(3);
      await site.server(1).kill();
      site.smtp().setMode('accept');
      await sleepSeconds(4);
    },
  },
  clockSkew('+2'),
  clockSkew('-2'),
];
