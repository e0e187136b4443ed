import { factsNamed } from '#lib/facts/arguments.ts';
import { groupChecks } from '#lib/facts/group-checks.ts';
import { displayedFact } from '#lib/facts/displayed-fact.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLawOffered } from '#lib/site/offer.ts';

/** The argument names of a message: `{flMinPip}`, `{days, plural, …}`. */
function argumentsOf(message: string): string[] {
  return [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, name]) => name ?? []);
}

/** Sources of the legal facts that a message names as arguments, or that `law` lists (`GA.filings`): one sentence per date of check. */
export function citations(message: string, law: readonly string[], locale: Locale): string[] {
  const named = factsNamed(argumentsOf(message)).filter(({ state }) => isLawOffered(`${state}.`));
  const referred = law.flatMap((reference) => displayedFact(reference)?.because ?? []);
  const t = translator(locale, 'site.sections.sources');
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  return groupChecks([...named, ...referred]).map(({ grade, asOf, sources }) =>
    t(grade, { sources: list.format(sources), date: longDay(locale, asOf) }),
  );
}
