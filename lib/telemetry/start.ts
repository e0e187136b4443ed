import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '#lib/config.ts';
import { type Metric, metricsBody, type Span, tracesBody } from './otlp.ts';
import { type Attributes, type OpenSpan, setTelemetry, type Telemetry } from './telemetry.ts';

/** Upper bounds in seconds, those of the HTTP conventions of OpenTelemetry. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Limits the series of one name: a mistaken attribute must not fill the memory. */
const maxSeries = 500;

type Timed = { attributes: Attributes; sum: number; buckets: number[] };
type Counted = { attributes: Attributes; value: number };
type Watched = { name: string; unit: string; read: () => Promise<number> };

function seriesOf<T>(all: Map<string, Map<string, T>>, name: string, attributes: Attributes, make: () => T): T | undefined {
  const series = all.get(name) ?? new Map<string, T>();
  all.set(name, series);
  const key = JSON.stringify(attributes);
  const existing = series.get(key);
  if (existing || series.size >= maxSeries) return existing;
  const created = make();
  series.set(key, created);
  return created;
}

export function createMeter(since: number) {
  const counters = new Map<string, Map<string, Counted>>();
  const timers = new Map<string, Map<string, Timed>>();
  const watched = new Map<string, Watched>();

  return {
    count(name: string, attributes: Attributes): void {
      const series = seriesOf(counters, name, attributes, () => ({ attributes, value: 0 }));
      if (series) series.value += 1;
    },
    time(name: string, seconds: number, attributes: Attributes): void {
      const series = seriesOf(timers, name, attributes, () => ({ attributes, sum: 0, buckets: Array(bounds.length + 1).fill(0) }));
      if (!series) return;
      const found = bounds.findIndex((bound) => seconds <= bound);
      const index = found === -1 ? bounds.length : found;
      series.sum += seconds;
      series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    },
    watch(name: string, unit: string, read: () => Promise<number>): void {
      watched.set(name, { name, unit, read });
    },
    async collect(at: number): Promise<Metric[]> {
      const sums = [...counters].map(([name, series]): Metric => {
        return { name, unit: '1', type: 'sum', points: [...series.values()].map((values) => ({ ...values, since, at })) };
      });
      const histograms = [...timers].map(([name, series]): Metric => {
        return { name, unit: 's', type: 'histogram', bounds, points: [...series.values()].map((values) => ({ ...values, since, at })) };
      });
      const read = await Promise.allSettled([...watched.values()].map(async (gauge) => ({ ...gauge, value: await gauge.read() })));
      const gauges = read.flatMap((result): Metric[] => {
        if (result.status === 'rejected') return [];
        const { name, unit, value } = result.value;
        return [{ name, unit, type: 'gauge', points: [{ attributes: {}, since, at, value }] }];
      });
      return [...sums, ...histograms, ...gauges];
    },
  };
}

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
      if (!isUnavailable) log.warn({ event: 'telemetry_export_failed', path, error: error instanceof Error ? error.message : 'unknown' });
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
    count: meter.count,
    time: meter.time,
    watch: meter.watch,
    async flush() {
      await Promise.all([sendTraces(), sendMetrics()]);
    },
  };
  setTelemetry(telemetry);
  return telemetry;
}
