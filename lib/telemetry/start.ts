import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Config } from '#lib/config.ts';
import { createMeter } from './meter.ts';
import { metricsBody, tracesBody } from './otlp.ts';
import { setTelemetry, type Telemetry } from './telemetry.ts';
import { createTracer } from './tracer.ts';

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
