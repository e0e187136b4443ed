import type { Logger } from 'pino';
import type { RequestContext } from './pass-to-next.ts';

/** Logs one line per request at level debug: the pattern of the route, never the address itself. */
export function logAccess(log: Logger, { request, response }: RequestContext): void {
  if (!log.isLevelEnabled('debug')) return;
  const start = performance.now();
  const { method } = request;
  response.once('close', () => {
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.debug({ method, route: response.pattern, status: response.statusCode, cut: !response.writableFinished, ms }, 'request');
  });
}

/** What a log may contain of an error: its origin but not its message, which may hold what a visitor typed. */
export function describeError(error: unknown): { name: string; code?: unknown; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...('code' in error && { code: error.code }), at: at.slice(0, 12).map((line) => line.trim()) };
}
