import pino from 'pino';
import { config } from './config.ts';

/**
 * Structured log: one JSON line an event on standard output. Events carry references, form ids, channels, counts and
 * times; never an answer, an address or a message text that could hold one.
 */
export const log = pino({ level: config().logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
