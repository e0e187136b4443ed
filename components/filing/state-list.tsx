import { Badge } from '#components/ui/badge.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { today } from '#lib/facts/day.ts';
import { type FilingRow, filingRowOf } from '#lib/facts/filings.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { LimitsText } from './limits-text.tsx';
import { stateLines, stateSources } from './state-lines.ts';

function StateRow({ row, locale, name }: { row: FilingRow; locale: Locale; name: string }) {
  const { filing, forms } = messagesFor(locale);
  const day = today();
  return (
    <li>
      <details id={`state-${row.state.toLowerCase()}`} className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-16 flex-wrap items-center gap-3 px-5 py-3 hover:text-primary">
          <h3 className="font-bold text-lg">{name}</h3>
          <span className="ml-auto flex flex-wrap justify-end gap-2">
            {row.filings.map((id) => (
              <Badge key={id}>{filing.filings[id]}</Badge>
            ))}
            {row.filings.length === 0 && <Badge tone="warm">{forms.options.filingNeeded.none}</Badge>}
          </span>
          <Icon name="down" className="size-6 text-primary transition-transform group-open:rotate-180" />
        </summary>
        <dl className="flex flex-col gap-2.5 px-5">
          {stateLines(row, locale, day).map(({ label, text }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="leading-snug">
                <LimitsText>{text}</LimitsText>
              </dd>
            </div>
          ))}
        </dl>
        <div className="px-5 pt-3 pb-5 text-muted text-sm leading-snug">
          {stateSources(row, locale, day).map((source) => (
            <p key={source}>{source}</p>
          ))}
        </div>
      </details>
    </li>
  );
}

/** The rules by state, for readers, search engines and browsers without JavaScript. */
export function StateList({ locale }: { locale: Locale }) {
  const names: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  const rows = agency.states.flatMap((state) => filingRowOf(state) ?? []);
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2">
      {rows.map((row) => (
        <StateRow key={row.state} row={row} locale={locale} name={names[row.state] ?? row.state} />
      ))}
    </ul>
  );
}
