import { State } from '#components/ui/state.tsx';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { CarrierMatch } from './match-carriers.ts';
import { BarValue } from './bar-value.tsx';
import type { InsightsView } from './insights-view.ts';

export function Matches({ view: { words, regional }, matches }: { view: InsightsView; matches: readonly CarrierMatch[] }) {
  const { matcher } = words;
  const list = new Intl.ListFormat(regional, { type: 'conjunction' });
  const dollars = dollarFormat(regional);
  const percent = new Intl.NumberFormat(regional, { style: 'percent' });
  if (matches.length === 0) return <State tone="empty" title={matcher.none.title} text={matcher.none.text} />;
  return (
    <section aria-labelledby="matches-heading">
      <h3 id="matches-heading" className="mb-4 font-bold text-xl leading-snug">
        {matcher.results}
      </h3>
      <ol className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {matches.map(({ carrier, name, probability, approval, estimatedPremium, programs, factors }) => (
          <li key={carrier} data-carrier={carrier} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-soft">
            <h4 className="font-bold text-lg leading-snug">{name}</h4>
            <p className="font-semibold text-primary">
              <BarValue value={probability} label={`${words.approval[approval]}: ${percent.format(probability / 100)}`} />
            </p>
            <p className="mt-2">{matcher.premium.replace('{amount}', dollars.format(estimatedPremium))}</p>
            <p className="text-muted text-sm">{matcher.counted.replace('{factors}', list.format(factors.map((factor) => words.factors[factor])))}</p>
            {programs.length > 0 && (
              <p className="text-muted text-sm">
                {matcher.programs.replace('{programs}', list.format(programs.map((program) => words.programs[program])))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
