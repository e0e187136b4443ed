import pino from 'pino';
import { config } from './config.ts';
import { readableLine } from './readable-log.ts';

const isTerminal = process.stdout.isTTY;
/** A terminal shows the start notice and only warnings beside it. */
const level = config().logLevel ?? (isTerminal && config().production ? 'warn' : 'info');

/**
 * Structured log: one JSON line per event on standard output, a readable line in a terminal. Events contain references, form ids, channels, counts
 * and times; never a value, an address, or a message that could contain one.
 */
export const log = pino(
  { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  isTerminal ? { write: (line: string) => void process.stdout.write(readableLine(line)) } : pino.destination(1),
);
