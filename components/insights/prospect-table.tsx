import { Table } from '#components/ui/table.tsx';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { Prospect } from './prospects.ts';
import { BarValue } from './bar-value.tsx';
import type { InsightsView } from './insights-view.ts';

/** Their short texts stay on one line, so that the reasons get the rest of the width. */
const oneLineColumns: readonly string[] = ['type', 'carrier'];

export function ProspectTable({ view: { words, regional }, prospects }: { view: InsightsView; prospects: readonly Prospect[] }) {
  const { targeting } = words;
  const dollars = dollarFormat(regional);
  const percent = new Intl.NumberFormat(regional, { style: 'percent' });
  const columns = (['prospect', 'type', 'carrier', 'probability', 'premium', 'factors'] as const).map((key) => ({
    key,
    label: targeting[key],
    isOneLine: oneLineColumns.includes(key),
  }));
  const rows = prospects.map(({ id, type, priority, carriers, probability, estimatedPremium, riskFactors }, index) => ({
    key: id,
    cells: {
      prospect: <span className="whitespace-nowrap">{targeting.case.replace('{number}', String(index + 1))}</span>,
      type: words.types[type],
      carrier: (
        <ol className="list-inside list-decimal">
          {carriers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      ),
      probability: (
        <BarValue value={probability} tone={priority} label={words.fits[priority].replace('{percent}', percent.format(probability / 100))} />
      ),
      premium: <span className="tabular-nums">{dollars.format(estimatedPremium)}</span>,
      factors: riskFactors.map((factor) => words.factors[factor]).join('\u00a0· '),
    },
  }));
  return <Table hasSentences caption={targeting.caption} columns={columns} rows={rows} />;
}
