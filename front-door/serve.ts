import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import createNext from 'next';
import type { Config } from '#lib/config.ts';
import { markFrontDoor } from '#lib/http/request-headers.ts';
import { describeError } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { telemetry } from '#lib/telemetry/telemetry.ts';
import { loadBuiltConfig } from '#next-internals/load-config.ts';
import { FrontResponse } from './front-response.ts';
import { createClientQueue, type FrontDoor, type RequestContext } from './pass-to-next.ts';
import { createConnections } from './connections.ts';
import { handle } from './handle.ts';
import { createUploadPace, drainBody, PacedRequest, uploadTimeoutMs } from './request-body.ts';
import { loadSite } from './load-site.ts';
import { sendProblem } from './problem.ts';
import { createFastResponses } from './fast-response.ts';
import { createFastPathServer } from './fast-path-server.ts';
import { handleClientErrors } from './end-connection.ts';
import { startNotice } from './start-notice.ts';
import { exitOnError, stopOnSignal } from './stop.ts';

/** Logs one line per request at level debug: the pattern of the route, never the address itself. */
function logAccess({ request, response }: RequestContext): void {
  if (!log.isLevelEnabled('debug')) return;
  const start = performance.now();
  const { method } = request;
  response.once('close', () => {
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.debug({ method, route: response.pattern, status: response.statusCode, cut: !response.writableFinished, ms }, 'request');
  });
}

/**
 * Handles a request inside a span and records its duration by method, route and status. A client's `traceparent` is used only behind a
 * trusted proxy. Files from memory are counted, not traced.
 */
function traceRequest({ request, response }: RequestContext, isProxied: boolean, handleRequest: () => void): void {
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

const timing = {
  headersTimeout: 10_000,
  // For uploads; admitBody gives other bodies less.
  requestTimeout: uploadTimeoutMs,
  connectionsCheckingInterval: 2_000,
  // Longer than the idle time of the usual proxies, so that they never write to a closed connection.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // handle() refuses a request without Host, so that the response has our headers.
  requireHostHeader: false,
};

/** Longer than the store waits for its database. */
const storeLimitMs = 30_000;

function originOf(host: string, port: number): string {
  const localAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  return `http://${localAddresses[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}

/** Resolves when `instrumentation.ts`, another bundle of this process, has prepared the store: Next does not wait for it. */
function waitForStore(): Promise<void> {
  return new Promise((resolve) => {
    Reflect.set(globalThis, Symbol.for('agency.started'), resolve);
    setTimeout(resolve, storeLimitMs).unref();
  });
}

/** Serves the site of a folder until a signal comes. Resolves when it listens; rejects when it cannot. */
export async function serve(dir: string, settings: Config, isDev: boolean): Promise<void> {
  const { host, port, siteUrl, trustedProxies } = settings;
  markFrontDoor();
  const app = createNext({ dev: isDev, dir, hostname: 'localhost', port, quiet: !isDev });
  if (settings.telemetry) (await import('#lib/telemetry/start.ts')).startTelemetry(settings.telemetry, log);
  const site = isDev ? undefined : loadSite(dir, siteUrl);
  const storeReady = waitForStore();
  if (!isDev) await loadBuiltConfig(dir);
  await app.prepare();
  if (!isDev) await storeReady;
  const next = app.getRequestHandler();
  const queue = createClientQueue(settings.connections, settings.rateLimit !== undefined);
  const door: FrontDoor = { siteUrl, trustedProxies, site, queue, uploadPace: createUploadPace(settings.uploads.maxBytesPerSecond), next };

  const server = createServer({ ...timing, IncomingMessage: PacedRequest, ServerResponse: FrontResponse, shouldUpgradeCallback: () => isDev });
  // Logs and traces need every request to pass the Node server.
  const needsFullServer = log.isLevelEnabled('debug') || settings.telemetry !== undefined;
  const connections = createConnections(server, {
    ...settings.connections,
    // All visitors come from the proxy's address.
    perAddress: trustedProxies > 0 ? Number.POSITIVE_INFINITY : settings.connections.perAddress,
    keepAliveMs: timing.keepAliveTimeout,
  });
  telemetry()?.watch('http.server.open_connections', '1', async () => connections.count());
  const listener = isDev
    ? server
    : createFastPathServer({
        server,
        connections,
        fastResponses: site && !needsFullServer ? createFastResponses(site, timing.keepAliveTimeout) : undefined,
        times: { firstMs: timing.headersTimeout, keepAliveMs: timing.keepAliveTimeout },
      });
  if (isDev) server.on('connection', (socket) => connections.admit(socket));
  const onRequest = (request: PacedRequest, response: FrontResponse) => {
    connections.trackResponse(response);
    drainBody(request, response);
    logAccess({ request, response });
    traceRequest({ request, response }, trustedProxies > 0, () => {
      handle(door, { request, response }).catch((error: unknown) => {
        log.error({ route: response.pattern, error: describeError(error) }, 'request failed');
        sendProblem(response, 'failed');
      });
    });
  };
  server.on('request', onRequest);
  server.on('checkContinue', onRequest);
  server.setTimeout(120_000);
  handleClientErrors(server);
  if (!isDev) exitOnError(log, (times) => connections.finish(listener, times));
  stopOnSignal(log, () => connections.finish(listener));

  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  });
  const address: AddressInfo | string | null = listener.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  Reflect.set(globalThis, Symbol.for('agency.origin'), originOf(host, actual));
  if (process.stdout.isTTY) process.stdout.write(startNotice(settings, actual));
  log.info({ url: originOf(host, actual), siteUrl, pages: site?.documents.size, startMs: Math.round(performance.now()) }, 'listening');
  // Tells `npm start` to start this server again if it ends by itself.
  process.send?.('listening');
}
