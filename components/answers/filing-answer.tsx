import { Answer } from '#components/filing/answer.tsx';
import { Finder } from '#components/filing/finder.tsx';
import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { AnswerState } from './answer-state.ts';

type Props = { locale: Locale; state: Extract<AnswerState, { tool: 'which-filing' }> };

export function FilingAnswer({ locale, state: { choices, day } }: Props) {
  const view = makeFinderView(locale);
  return (
    <>
      <h2 id="finder-heading" className="mb-6 font-bold text-2xl leading-tight">
        {messagesFor(locale).filing.finder.heading}
      </h2>
      <Finder view={view} restored={choices}>
        {choices.situation && <Answer view={view} situation={choices.situation} day={day} />}
      </Finder>
    </>
  );
}
