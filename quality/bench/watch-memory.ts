import { existsSync } from 'node:fs';
import { sizeOf } from '../chaos/process-size.ts';

/** Notes how large a process is, ten times a second. `stop` gives the most, in MB; undefined where the system does not tell. */
export function watchMemory(pid: number | undefined): { stop: () => number | undefined } {
  if (!pid || !existsSync(`/proc/${pid}/status`)) return { stop: () => undefined };
  let most = 0;
  const look = () => {
    most = Math.max(most, sizeOf(pid).megabytes);
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      look();
      return Math.round(most);
    },
  };
}
