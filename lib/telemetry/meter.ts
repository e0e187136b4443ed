import type { Metric } from './otlp.ts';
import type { Attributes } from './telemetry.ts';

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
