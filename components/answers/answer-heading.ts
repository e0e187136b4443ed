import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { AnswerState } from './answer-state.ts';

export function answerHeading(locale: Locale, state: AnswerState): { page: string; heading: string; headingId?: string } {
  if (state.tool === 'videos') return { page: 'videos', heading: messagesFor(locale).videos.results };
  if (state.tool === 'which-filing') return { page: 'which-filing', heading: pageWords(locale, 'which-filing').text('name') };
  const words = pageWords(locale, 'transportation-hub', 'tools');
  return { page: 'transportation-hub', heading: words.text(`items.${state.id}.title`), headingId: `tool-${state.id}-title` };
}
