import { factsNamed } from '#lib/facts/arguments.ts';
import type { SourcedFact } from '#lib/facts/fact.ts';
import { displayedFact } from '#lib/facts/displayed-fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { sourceSentences } from '#lib/i18n/source-sentences.ts';
import { isLawOffered } from '#lib/site/offer.ts';
import type { KnownTopic } from './topics.ts';

/** The argument names of a message: `{flMinPip}`, `{days, plural, …}`. */
function argumentsOf(message: string): string[] {
  return [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, name]) => name ?? []);
}

/** Leaves out what is not shown outside Florida, so that its facts are not cited. */
const withoutFlorida = (message: string, isOutsideFlorida: boolean): string =>
  isOutsideFlorida ? message.replaceAll(/\{servesFL, select, yes \{(?:[^{}]|\{\w+\})*\}/g, '') : message;

/** Sources of the legal facts in a message's arguments, in `law` (`GA.filings`) and in `rows`: one sentence for each day on which they were read. */
export function citations(message: string, law: readonly string[], locale: Locale, rows: readonly SourcedFact[] = []): string[] {
  const named = factsNamed(argumentsOf(message)).filter(({ state }) => isLawOffered(`${state}.`));
  const referred = law.flatMap((reference) => displayedFact(reference)?.row ?? []);
  return sourceSentences([...named, ...referred, ...rows], locale);
}

/** Sources of the replies of topics, without those of Florida's part where it is not shown, and of `rows`. */
export function topicCitations(topics: readonly KnownTopic[], isOutsideFlorida: boolean, locale: Locale, rows?: readonly SourcedFact[]): string[] {
  const words = messagesFor(locale).chat.topics;
  const replies = topics.map(({ id }) => withoutFlorida(words[id].reply, isOutsideFlorida)).join(' ');
  return citations(
    replies,
    topics.flatMap(({ law }) => law ?? []),
    locale,
    rows,
  );
}
