import type { ReinstatementStep } from '#lib/facts/reinstatement-steps.ts';
import type { AnswerTexts } from './answer-texts.ts';

type Props = { steps: AnswerTexts['steps']; dateOf: (step: ReinstatementStep) => string | undefined };

export function ReinstatementSteps({ steps, dateOf }: Props) {
  return (
    <ol className="mt-4 flex max-w-text flex-col gap-5">
      {steps.map(({ id, title, text, source }, index) => (
        <li key={id} className="flex break-inside-avoid gap-4">
          <span aria-hidden="true" className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-on-primary">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-bold leading-snug">{title}</p>
            {dateOf(id) && (
              <p className="font-semibold text-primary leading-snug" data-step-date={id}>
                {dateOf(id)}
              </p>
            )}
            <p className="mt-1">{text}</p>
            {source && <p className="mt-1 text-muted text-sm leading-snug">{source}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
