import { Badge } from '#components/ui/badge.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { today } from '#lib/facts/day.ts';
import { type FilingRow, filingRowOf } from '#lib/facts/filings.ts';
import { pipFor } from '#lib/facts/limit-options.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { termFor } from '#lib/facts/term.ts';
import { usualFilings } from '#lib/facts/which-filing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { factTexts, fill } from './fact-texts.ts';
import { LimitsText } from './limits-text.tsx';

type Line = { label: string; text: string };

function askedLines(row: FilingRow, locale: Locale): Line[] {
  const { filings, table } = messagesFor(locale).filing;
  const usual = usualFilings[row.state];
  if (!usual || usual.otherwise === 'none') return [{ label: table.always, text: table.none }];
  if (usual.dui && usual.dui !== 'ask')
    return [
      { label: table.dui, text: filings[usual.dui] },
      { label: table.other, text: filings[usual.otherwise] },
    ];
  const away = usual.otherwise === 'dl-123' ? `. ${table.away}` : '';
  return [{ label: table.always, text: `${filings[usual.otherwise]}${away}` }];
}

function legalLines(row: FilingRow, locale: Locale, day: string): Line[] {
  const { facts, terms, sources, table, filings } = messagesFor(locale).filing;
  const format = factTexts(locale, { facts, terms, sources });
  const minimum = limitsFor(row.state, 'none', day);
  const pip = pipFor(row.state, day);
  const raised = limitsFor(row.state, 'fr-44', day);
  return [
    ...(minimum ? [{ label: table.minimum, text: format.limits(minimum) }] : []),
    ...(raised ? [{ label: table.fr44, text: format.limits(raised) }] : []),
    ...(pip ? [{ label: table.pip, text: format.money(pip.because.value) }] : []),
    ...row.filings
      .filter((filing) => filing !== 'dl-123')
      .map((filing) => ({ label: fill(table.term, { filing: filings[filing] }), text: format.term(termFor(row.state, filing, day)) })),
  ];
}

function sourcesOf(row: FilingRow, locale: Locale, day: string): string[] {
  const format = factTexts(locale, messagesFor(locale).filing);
  const limits = limitsFor(row.state, 'none', day)?.because.perPerson;
  const terms = row.filings.flatMap((filing) => termFor(row.state, filing, day)?.because ?? []);
  return [...new Set([row, ...(limits ? [limits] : []), ...terms].map(format.source))];
}

/** The decision table by state, for readers, search engines and browsers without JavaScript. */
export function StateList({ locale }: { locale: Locale }) {
  const { filing, forms } = messagesFor(locale);
  const day = today();
  const rows = agency.states.flatMap((state) => filingRowOf(state) ?? []);
  const names: Readonly<Record<string, string>> = forms.options.state;
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2">
      {rows.map((row) => (
        <li key={row.state}>
          <details id={`state-${row.state.toLowerCase()}`} className="group rounded-card border border-line bg-surface">
            <summary className="flex min-h-16 items-center gap-3 px-5 py-3 hover:text-primary">
              <h3 className="font-bold text-lg">{names[row.state]}</h3>
              <span className="ml-auto flex flex-wrap justify-end gap-2">
                {row.filings.map((name) => (
                  <Badge key={name}>{filing.filings[name]}</Badge>
                ))}
                {row.filings.length === 0 && <Badge tone="warm">{forms.options.filingNeeded.none}</Badge>}
              </span>
              <Icon name="down" className="size-6 text-primary transition-transform group-open:rotate-180" />
            </summary>
            <dl className="flex flex-col gap-2.5 px-5">
              {[...askedLines(row, locale), ...legalLines(row, locale, day)].map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd className="leading-snug">
                    <LimitsText>{text}</LimitsText>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="px-5 pt-3 pb-5 text-muted text-sm leading-snug">
              {sourcesOf(row, locale, day).map((source) => (
                <p key={source}>{source}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
