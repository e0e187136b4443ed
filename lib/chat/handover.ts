import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import type { StateCode } from '#lib/site/states.ts';
import { citations } from './citation.ts';
import type { TopicMatch } from './match-topic.ts';
import { type ChatReply, nextStep, pageLink, urgentLine } from './reply-parts.ts';
import { stateLine } from './state-line.ts';
import { type Subject, subjectLines } from './subjects.ts';
import { namesForm } from './sure-topics.ts';

/** Topics with at least this share are named in a handover, at most `maxNamed` of them. */
const namedShare = 0.05;
const maxNamed = 3;

/** ` in Georgia`, or nothing. */
const placeOf = (state: StateCode | undefined, locale: Locale) => (state ? ` ${messagesFor(locale).site.inState[state]}` : '');

type HandoverContext = { matches: readonly TopicMatch[]; state: StateCode | undefined; text: string };

/** Hands over to a person, and names the pages of the topics that are possible. */
export function handover({ matches, state, text: asked }: HandoverContext, locale: Locale, now: number): ChatReply {
  const contact = pageLink('contact', locale);
  const possible = matches.filter(({ share }) => share >= namedShare).flatMap(({ topic }) => topic.links.slice(0, 1));
  const pages = [...new Set(possible)]
    .filter((id) => id !== 'contact')
    .slice(0, maxNamed)
    .map((id) => pageLink(id, locale));
  const names = new Intl.ListFormat(regionalLocale(locale), { type: 'disjunction' }).format(pages.map(({ label }) => `“${label}”`));
  const text =
    pages.length > 0 ? messageFormatter(locale)('chat.menu', { pages: names, place: placeOf(state, locale) }) : messagesFor(locale).chat.handover;
  return {
    kind: 'handover',
    id: 'handover',
    text: `${urgentLine(asked, undefined, locale)}${text}${nextStep('person', contact.label, locale, now)}`,
    sources: [],
    links: [...pages, contact],
    lead: true,
  };
}

type SubjectContext = { subject: Subject; state: StateCode | undefined; text: string };

/** Hands over to a person who answers the subject, with the law of the named state and what to have ready. */
export function subjectHandover({ subject, state, text }: SubjectContext, locale: Locale, now: number): ChatReply {
  const form = namesForm(text, 'fr44') ? 'fr44' : namesForm(text, 'sr22') ? 'sr22' : 'other';
  const id = subjectLines[subject.id];
  const line = state && id && (subject.id !== 'filing' || form !== 'other') ? stateLine(id, state, locale) : undefined;
  const general = messageFormatter(locale)(`chat.subjects.${subject.id}`, { form, place: placeOf(state, locale) });
  const page = pageLink(subject.page, locale);
  return {
    kind: 'handover',
    id: `subject-${subject.id}`,
    text: `${urgentLine(text, undefined, locale)}${line ? `${line.text} ` : ''}${general}${nextStep('person', page.label, locale, now)}`,
    sources: citations('', [], locale, line?.rows),
    links: [page, pageLink('contact', locale)],
    lead: true,
  };
}
