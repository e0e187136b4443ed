import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '#lib/config.ts';
import { createMeter } from './meter.ts';
import { metricsBody, type Span, tracesBody } from './otlp.ts';
import { type OpenSpan, setTelemetry, type Telemetry } from './telemetry.ts';

type Ids = { traceId: string; spanId: string };

/** Spans until the next export; further ones are dropped, so that an unavailable collector does not fill the memory. */
const maxSpans = 2_048;
const clock = () => performance.timeOrigin + performance.now();

/** The ids in a W3C `traceparent` header; undefined when it is invalid. */
function parseTraceparent(header: string | undefined): Ids | undefined {
  const [, traceId = '', spanId = ''] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : undefined;
}

/** Creates spans; `take` returns and forgets those that have ended. */
export function createTracer() {
  const context = new AsyncLocalStorage<Ids>();
  let ended: Span[] = [];

  return {
    open(kind: Parameters<Telemetry['open']>[0], { traceparent, isRoot }: Parameters<Telemetry['open']>[1] = {}): OpenSpan {
      const parent = isRoot ? undefined : (context.getStore() ?? parseTraceparent(traceparent));
      const ids = { traceId: parent?.traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
      const start = clock();
      return {
        within: (work) => context.run(ids, work),
        end(name, attributes, failed = false) {
          if (ended.length >= maxSpans) return;
          ended.push({ ...ids, ...(parent && { parentSpanId: parent.spanId }), name, kind, start, end: clock(), attributes, failed });
        },
      };
    },
    take(): Span[] {
      const taken = ended;
      ended = [];
      return taken;
    },
  };
}

type Settings = NonNullable<Config['telemetry']>;

const postLimitMs = 10_000;

/** Logs once that the collector is unavailable, until it is back. */
function createPoster({ url, headers }: Settings, log: Logger) {
  let isUnavailable = false;
  return async (path: string, body: object): Promise<void> => {
    try {
      const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${url}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(postLimitMs) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(String(response.status));
      isUnavailable = false;
    } catch (error) {
      if (!isUnavailable) log.warn({ event: 'telemetry_not_taken', path, error: error instanceof Error ? error.message : 'unknown' });
      isUnavailable = true;
    }
  };
}

/** Starts sending traces and metrics of this process to an OpenTelemetry collector. What cannot be sent is dropped; requests never wait for it. */
export function startTelemetry(settings: Settings, log: Logger): Telemetry {
  const tracer = createTracer();
  const meter = createMeter(Date.now());
  const post = createPoster(settings, log);
  const resource = { 'service.name': settings.service, 'service.instance.id': String(process.pid) };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter.watch('process.memory.usage', 'By', async () => process.memoryUsage.rss());
  meter.watch('nodejs.eventloop.delay.p99', 's', async () => delay.percentile(99) / 1e9);

  const sendTraces = async () => {
    const spans = tracer.take();
    if (spans.length > 0) await post('/v1/traces', tracesBody(resource, spans));
  };
  const sendMetrics = async () => post('/v1/metrics', metricsBody(resource, await meter.collect(Date.now())));
  const timers = [setInterval(sendTraces, settings.traceMs), setInterval(sendMetrics, settings.metricMs)];
  for (const timer of timers) timer.unref();

  const telemetry: Telemetry = {
    open: tracer.open,
    ...{ count: meter.count, time: meter.time, watch: meter.watch },
    async flush() {
      await Promise.all([sendTraces(), sendMetrics()]);
    },
  };
  setTelemetry(telemetry);
  return telemetry;
}
