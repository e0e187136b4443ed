import type { Logger } from 'pino';
import { telemetry } from '#lib/telemetry/telemetry.ts';
import { describeError } from './access-log.ts';

const shutdown = Symbol.for('agency.shutdown');
const echoMs = 1000;

/** Lets what runs besides requests (the delivery loops) come to an end, where it has asked for that. */
async function finishWork(log: Logger): Promise<void> {
  const hook: unknown = Reflect.get(globalThis, shutdown);
  if (typeof hook !== 'function') return;
  try {
    await hook();
  } catch (error) {
    log.error({ error: describeError(error) }, 'shutdown of deliveries failed');
  }
}

/**
 * On SIGTERM or SIGINT: requests end first, then deliveries, then the process, with code 0. A second signal ends it at
 * once; one that comes within a second is the same key press, told by the shell and by npm.
 */
export function stopOnSignal(log: Logger, finishRequests: () => Promise<{ lost: number }>): void {
  let since = 0;
  const stop = async (signal: NodeJS.Signals) => {
    if (since > 0) {
      if (Date.now() - since > echoMs) process.exit(1);
      return;
    }
    since = Date.now();
    if (process.stdout.isTTY)
      process.stdout.write('\n  Stopping: requests and deliveries under way are finished first. Ctrl+C again stops at once.\n');
    log.info({ signal }, 'stopping');
    const { lost } = await finishRequests();
    await finishWork(log);
    await telemetry()?.flush();
    if (process.stdout.isTTY) process.stdout.write('  Stopped.\n');
    log.info({ lost, ms: Date.now() - since }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * A fault outside every request is logged and the site stays up: requests share no state that it could spoil, each lead
 * is one transaction on disk, and an agency's only server must not go down because one connection broke.
 */
export function surviveFaults(log: Logger): void {
  process.on('uncaughtException', (error) => log.fatal({ error: describeError(error) }, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => log.error({ error: describeError(reason) }, 'unhandled rejection'));
}
