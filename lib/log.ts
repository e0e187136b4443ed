import pino from 'pino';
import { config } from './config.ts';
import { readableLine } from './readable-log.ts';

const isTerminal = process.stdout.isTTY;
/** In a terminal the notice at the start says what is going on: only what went wrong is shown beside it. */
const level = config().logLevel ?? (isTerminal && config().production ? 'warn' : 'info');

/**
 * Structured log: one JSON line an event on standard output, or a readable line where that is a terminal. Events carry references, form ids,
 * channels, counts and times; never an answer, an address or a message text that could hold one.
 */
export const log = pino(
  { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  isTerminal ? { write: (line: string) => void process.stdout.write(readableLine(line)) } : pino.destination(1),
);
