import pino from 'pino';
import { config } from './config.ts';

const levels: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARNING', 50: 'ERROR', 60: 'FATAL' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A line of the JSON log for a terminal: time, level, event, message, other values. */
export function readableLine(json: string): string {
  const entry: unknown = JSON.parse(json);
  if (!isRecord(entry)) return json;
  const { level, time, event, msg, ...rest } = entry;
  const clock = typeof time === 'string' ? time.slice(11, 19) : '';
  const values = Object.entries(rest).map(([name, value]) => `${name}=${valueText(value)}`);
  const parts = [clock, levels[Number(level)] ?? String(level), event, msg, ...values];
  return `${parts.filter((part) => part !== undefined && part !== '').join('  ')}\n`;
}

const isTerminal = process.stdout.isTTY;
/** In production a terminal shows the start notice and only warnings beside it. */
const level = config().logLevel ?? (isTerminal && config().production ? 'warn' : 'info');

/**
 * Structured log: one JSON line per event on standard output, a readable line in a terminal. Events contain references, form ids, channels, counts
 * and times; never a value, an address, or a message that could contain one.
 */
export const log = pino(
  { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  isTerminal ? { write: (line: string) => void process.stdout.write(readableLine(line)) } : pino.destination(1),
);
