import type { Config } from '#lib/config.ts';
import { clientNetwork } from '#lib/limits/client-network.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { FrontResponse } from './front-response.ts';
import { isLoopback } from '#lib/limits/client-network.ts';

type Limits = Pick<Config['connections'], 'requestsPerAddress' | 'limitsLoopback'>;
type Queue = { running: number; waiting: Set<() => void> };

/** A handler that runs longer is taken to wait for a disk or a network, not for the processor: its slot goes to the next request. */
const slotMs = 250;
/** More waiting requests of one client than this are refused. */
const maxWaiting = 128;

/**
 * Lets the handlers work on only a few requests of one client network at once, so that a flood from one client
 * delays that client only. With `hasLimits` false nothing waits.
 */
export function createClientQueue({ requestsPerAddress, limitsLoopback }: Limits, hasLimits: boolean) {
  const queues = new Map<string, Queue>();

  function leave(network: string, queue: Queue): void {
    queue.running -= 1;
    const [next] = queue.waiting;
    if (next) next();
    else if (queue.running === 0) queues.delete(network);
  }

  function run(network: string, queue: Queue, response: FrontResponse): void {
    queue.running += 1;
    let isRunning = true;
    const release = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(timer);
      leave(network, queue);
    };
    const timer = setTimeout(release, slotMs).unref();
    response.once('close', release);
  }

  /** Whether the handler may start, at once or after a wait. False: too many requests wait, or the client is gone. */
  return (address: string, response: FrontResponse): boolean | Promise<boolean> => {
    const network = clientNetwork(address);
    if (!hasLimits || (!limitsLoopback && isLoopback(network))) return true;
    const queue = queues.get(network) ?? { running: 0, waiting: new Set() };
    queues.set(network, queue);
    if (queue.running < requestsPerAddress) {
      run(network, queue, response);
      return true;
    }
    if (queue.waiting.size >= maxWaiting) {
      recordLimitHit('requests_per_address');
      return false;
    }
    return new Promise((resolve) => {
      const settle = (mayStart: boolean) => {
        queue.waiting.delete(start);
        response.off('close', gone);
        if (mayStart) run(network, queue, response);
        resolve(mayStart);
      };
      const start = () => settle(true);
      const gone = () => settle(false);
      queue.waiting.add(start);
      response.once('close', gone);
    });
  };
}

export type ClientQueue = ReturnType<typeof createClientQueue>;
