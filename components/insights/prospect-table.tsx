import { Table } from '#components/ui/table.tsx';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { Prospect } from './prospects.ts';
import { BarValue } from './bar-value.tsx';
import { Chips } from './chips.tsx';
import type { InsightsView } from './insights-view.ts';

/** Short texts stay on one line, so that the reasons get the rest of the width. */
const oneLine = 'lg:whitespace-nowrap';

export function ProspectTable({ view: { words, regional }, prospects }: { view: InsightsView; prospects: readonly Prospect[] }) {
  const { targeting } = words;
  const dollars = dollarFormat(regional);
  const percent = new Intl.NumberFormat(regional, { style: 'percent' });
  const { short } = targeting;
  const columns = [
    { key: 'prospect', label: targeting.prospect, className: oneLine },
    { key: 'carrier', label: targeting.carrier, short: short.carrier, className: oneLine },
    { key: 'probability', label: targeting.probability, short: short.probability },
    { key: 'premium', label: targeting.premium, short: short.premium, className: 'sm:text-right' },
    { key: 'factors', label: targeting.factors },
  ];
  const rows = prospects.map(({ id, type, priority, carriers, probability, estimatedPremium, riskFactors }, index) => ({
    key: id,
    cells: {
      prospect: (
        <>
          {targeting.case.replace('{number}', String(index + 1))}
          <span className="sm:hidden">: </span>
          <br className="max-sm:hidden" />
          <span className="font-normal">{words.types[type]}</span>
        </>
      ),
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
      factors: <Chips texts={riskFactors.map((factor) => words.factors[factor])} />,
    },
  }));
  return <Table hasSentences caption={targeting.caption} columns={columns} rows={rows} />;
}
