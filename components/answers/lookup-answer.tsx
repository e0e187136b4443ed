import { makeToolViews } from '#components/tools/make-tool-views.ts';
import { Answer } from '#components/tools/tool-answer.tsx';
import { Tool } from '#components/tools/tool.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { AnswerState } from './answer-state.ts';

type Props = { locale: Locale; state: Extract<AnswerState, { tool: 'lookup' }> };

export function LookupAnswer({ locale, state: { id, restored } }: Props) {
  const view = makeToolViews(locale).find((tool) => tool.id === id);
  if (!view) return null;
  return (
    <div className="max-w-text">
      <Tool view={view} restored={restored}>
        {!restored.answer.invalid && <Answer view={view} answer={restored.answer} words={messagesFor(locale).tools} />}
      </Tool>
    </div>
  );
}
