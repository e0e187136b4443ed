import type { Attributes, SpanKind } from './telemetry.ts';

// JSON of the OpenTelemetry Protocol 1.x: ids in hex, times and 64-bit counts as decimal strings.

export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: SpanKind;
  /** Epoch ms, with fractions. */
  start: number;
  end: number;
  attributes: Attributes;
  failed: boolean;
};

type Point = { attributes: Attributes; since: number; at: number };
export type Metric = { name: string; unit: string } & (
  | { type: 'sum'; points: (Point & { value: number })[] }
  | { type: 'gauge'; points: (Point & { value: number })[] }
  | { type: 'histogram'; bounds: readonly number[]; points: (Point & { sum: number; buckets: readonly number[] })[] }
);

const kinds = { internal: 1, server: 2, client: 3 } as const;
const cumulative = 2;
const failedStatus = 2;
const scope = { name: 'agency-site' };

const nanos = (ms: number) => `${Math.floor(ms)}${String(Math.floor((ms % 1) * 1e6)).padStart(6, '0')}`;

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const listOf = (attributes: Attributes) => Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
const pointOf = ({ attributes, since, at }: Point) => ({
  attributes: listOf(attributes),
  startTimeUnixNano: nanos(since),
  timeUnixNano: nanos(at),
});

function spanOf({ name, kind, start, end, attributes, failed, ...ids }: Span) {
  const times = { startTimeUnixNano: nanos(start), endTimeUnixNano: nanos(end) };
  return { ...ids, name, kind: kinds[kind], ...times, attributes: listOf(attributes), status: failed ? { code: failedStatus } : {} };
}

function metricOf(metric: Metric) {
  const { name, unit } = metric;
  if (metric.type === 'gauge')
    return { name, unit, gauge: { dataPoints: metric.points.map((point) => ({ ...pointOf(point), asDouble: point.value })) } };
  if (metric.type === 'sum') {
    const dataPoints = metric.points.map((point) => ({ ...pointOf(point), asInt: String(point.value) }));
    return { name, unit, sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints } };
  }
  const dataPoints = metric.points.map((point) => ({
    ...pointOf(point),
    count: String(point.buckets.reduce((sum, count) => sum + count, 0)),
    sum: point.sum,
    bucketCounts: point.buckets.map(String),
    explicitBounds: metric.bounds,
  }));
  return { name, unit, histogram: { aggregationTemporality: cumulative, dataPoints } };
}

/** The body of a post to `/v1/traces`. */
export function tracesBody(resource: Attributes, spans: readonly Span[]): object {
  return { resourceSpans: [{ resource: { attributes: listOf(resource) }, scopeSpans: [{ scope, spans: spans.map(spanOf) }] }] };
}

/** The body of a post to `/v1/metrics`. */
export function metricsBody(resource: Attributes, metrics: readonly Metric[]): object {
  return { resourceMetrics: [{ resource: { attributes: listOf(resource) }, scopeMetrics: [{ scope, metrics: metrics.map(metricOf) }] }] };
}
