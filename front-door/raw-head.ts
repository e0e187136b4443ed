import { STATUS_CODES } from 'node:http';

/** Status line and headers of a response that is written to the socket itself. A header end (an empty line) must follow. */
export function rawHead(status: number, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}
