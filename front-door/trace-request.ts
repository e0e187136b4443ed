import { telemetry } from '#lib/telemetry/telemetry.ts';
import type { RequestContext } from './pass-to-next.ts';

/**
 * Handles a request inside a span and records its duration by method, route and status. A client's `traceparent` is used only behind a
 * trusted proxy. Files from memory are counted, not traced.
 */
export function traceRequest({ request, response }: RequestContext, isProxied: boolean, handleRequest: () => void): void {
  const sink = telemetry();
  if (!sink) return handleRequest();
  const start = performance.now();
  const header = request.headers.traceparent;
  const span = sink.open('server', { traceparent: isProxied ? header?.toString() : undefined });
  response.once('close', () => {
    const status = response.statusCode;
    const method = request.method ?? '';
    const attributes = { 'http.request.method': method, 'http.route': response.pattern, 'http.response.status_code': status };
    sink.time('http.server.request.duration', (performance.now() - start) / 1000, attributes);
    if (response.pattern !== 'file') span.end(`${method} ${response.pattern}`.trim(), attributes, status >= 500);
  });
  return span.within(handleRequest);
}
