import { Badge } from '#components/ui/badge.tsx';
import { today } from '#lib/facts/day.ts';
import { type FilingRow, filingRowOf } from '#lib/facts/filings.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { termFor } from '#lib/facts/term.ts';
import { usualFilings } from '#lib/facts/which-filing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { factTexts } from './fact-texts.ts';

type Line = { label: string; text: string };

/** When a state asks for which of its filings, as the decision table has it. */
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
  const say = factTexts(locale, { facts, terms, sources });
  const minimum = limitsFor(row.state, 'none', day);
  const raised = limitsFor(row.state, 'fr-44', day);
  return [
    ...(minimum ? [{ label: table.minimum, text: say.limits(minimum) }] : []),
    ...(raised ? [{ label: table.fr44, text: say.limits(raised) }] : []),
    ...row.filings
      .filter((filing) => filing !== 'dl-123')
      .map((filing) => ({ label: `${filings[filing]}: ${facts.termLabel}`, text: say.term(termFor(row.state, filing, day)) })),
  ];
}

/** The decision table as a list by state: for readers, search engines, and browsers without script. */
export function StateList({ locale }: { locale: Locale }) {
  const { filing, forms } = messagesFor(locale);
  const say = factTexts(locale, filing);
  const day = today();
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {agency.states.flatMap((state) => {
        const row = filingRowOf(state);
        return row ? (
          <li key={state} id={`state-${state.toLowerCase()}`} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-lg">
              {forms.options.state[state]}
              {row.filings.map((own) => (
                <Badge key={own}>{filing.filings[own]}</Badge>
              ))}
            </h3>
            <dl className="mt-3 flex flex-col gap-2">
              {[...askedLines(row, locale), ...legalLines(row, locale, day)].map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-muted text-sm">{label}</dt>
                  <dd className="leading-snug">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-muted text-sm leading-snug">{say.source(row)}</p>
          </li>
        ) : (
          []
        );
      })}
    </ul>
  );
}
