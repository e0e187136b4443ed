import { factTexts, fill } from '#components/filing/fact-texts.ts';
import type { Check, Fact } from '#lib/facts/fact.ts';
import { type Shown, shownFact } from '#lib/facts/shown.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type FactLine = {
  label: string | undefined;
  value: string;
  /** Since when it holds, where that is recent enough to matter. */
  since: string | undefined;
  source: string;
  because: Check;
};

const units: Partial<Record<Fact['unit'], string>> = { years: 'year', months: 'month', days: 'day' };

function figureText(locale: Locale, { unit, value }: Fact): string {
  const name = units[unit];
  const style: Intl.NumberFormatOptions =
    unit === 'usd'
      ? { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }
      : unit === 'percent'
        ? { style: 'unit', unit: 'percent' }
        : name
          ? { style: 'unit', unit: name, unitDisplay: 'long' }
          : {};
  return new Intl.NumberFormat(regionalLocale(locale), style).format(value);
}

function valueText(locale: Locale, shown: Shown): string {
  const { filing, site } = messagesFor(locale);
  const say = factTexts(locale, filing);
  if (shown.kind === 'limits') return say.limits(shown.limits);
  if (shown.kind === 'term') return say.term(shown.term);
  if (shown.kind === 'figure') return figureText(locale, shown.fact);
  const names = shown.filings.map((own) => filing.filings[own]);
  return names.length > 0 ? new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(names) : site.sections.noFiling;
}

/** A figure of law (`FL.minimum`) as a page says it, with its general label; undefined where the state has no such rule. */
export function factLine(locale: Locale, reference: string): FactLine | undefined {
  const shown = shownFact(reference);
  if (!shown) return undefined;
  const { site, filing } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const { because } = shown;
  const from = 'from' in because && typeof because.from === 'string' ? because.from : undefined;
  const say = factTexts(locale, filing);
  return {
    label: labels[reference.split('.')[1] ?? ''],
    value: valueText(locale, shown),
    since: from ? fill(site.sections.since, { date: say.date(from) }) : undefined,
    source: say.source(because),
    because,
  };
}
