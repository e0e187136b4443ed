import type { Logger } from 'pino';
import { describeError, errorLabel } from '#lib/error-code.ts';
import { telemetry } from '#lib/telemetry/telemetry.ts';

const shutdown = Symbol.for('agency.shutdown');
const repeatedSignalMs = 1000;
const errorLimitMs = 5_000;
const errorGraceMs = 250;

/** Waits for what runs besides requests (the delivery loops) to end, if it has registered for that. */
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
 * On SIGTERM or SIGINT: requests end first, then deliveries, then the process, with code 0, or 1 after an error. A second signal ends it at once, unless it
 * comes within a second, because one Ctrl+C reaches the process twice, through the shell and npm.
 */
export function stopOnSignal(log: Logger, finishRequests: () => Promise<{ lost: number }>): void {
  let stoppingSince = 0;
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > repeatedSignalMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    if (process.stdout.isTTY)
      process.stdout.write('\n  Stopping: requests and deliveries under way are finished first. Ctrl+C again stops at once.\n');
    log.info({ signal }, 'stopping');
    const { lost } = await finishRequests();
    await finishWork(log);
    await telemetry()?.flush();
    if (process.stdout.isTTY) process.stdout.write('  Stopped.\n');
    log.info({ lost, ms: Date.now() - stoppingSince }, 'stopped');
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function isConnectionClosed(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'ABORT_ERR', 'AbortError', 'ResponseAborted', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorLabel(error));
}

/**
 * Ends the process with code 1 after an uncaught exception or an unhandled rejection, for its state is unknown then. Requests and deliveries under
 * way end first, at most 5 s. Systemd, or `npm start`, starts the site again. A rejection of a closed connection is only logged.
 */
export function exitOnError(log: Logger, finishRequests: (times: { graceMs: number; limitMs: number }) => Promise<unknown>): void {
  let isEnding = false;
  const end = async (error: unknown, message: string) => {
    if (isEnding) return;
    isEnding = true;
    // For `stop`, which calls `process.exit()` without a code, when a signal comes meanwhile.
    process.exitCode = 1;
    log.fatal({ error: describeError(error) }, message);
    setTimeout(() => process.exit(1), errorLimitMs);
    await finishRequests({ graceMs: errorGraceMs, limitMs: errorLimitMs });
    await finishWork(log);
    process.exit(1);
  };
  // Next has a listener that prints the whole error, whose message may contain what a visitor typed.
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => void end(error, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => {
    if (isConnectionClosed(reason)) log.error({ error: describeError(reason) }, 'unhandled rejection');
    else void end(reason, 'unhandled rejection');
  });
}
