import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { InsightsView } from './insights-view.ts';

const metrics = [
  { id: 'quality', value: 92, unit: 'outOf100' },
  { id: 'conversion', value: 24, unit: 'percent' },
  { id: 'premium', value: 1847, unit: 'dollars' },
  { id: 'fill', value: 68, unit: 'percent' },
] as const;

export function Metrics({ view: { words: insights, regional } }: { view: InsightsView }) {
  const dollars = dollarFormat(regional);
  const shown = {
    outOf100: (value: number) => insights.outOf.replace('{value}', String(value)),
    percent: (value: number) => insights.percent.replace('{value}', String(value)),
    dollars: (value: number) => dollars.format(value),
  };
  return (
    <section aria-label={insights.metricsLabel}>
      <dl className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {metrics.map(({ id, value, unit }) => (
          <div key={id} className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5">
            <dt className="text-muted text-sm leading-snug">{insights.metrics[id]}</dt>
            <dd className="mt-auto font-bold font-display text-3xl text-ink leading-none">{shown[unit](value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
