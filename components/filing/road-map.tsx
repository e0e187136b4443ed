import type { AnswerTexts } from './answer-texts.ts';

/** What to do next, numbered. */
export function RoadMap({ steps }: { steps: AnswerTexts['steps'] }) {
  return (
    <ol className="mt-4 flex max-w-text flex-col gap-5">
      {steps.map(({ id, title, text, source }, index) => (
        <li key={id} className="flex break-inside-avoid gap-4">
          <span aria-hidden="true" className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-on-primary">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-bold leading-snug">{title}</p>
            <p className="mt-1">{text}</p>
            {source && <p className="mt-1 text-muted text-sm leading-snug">{source}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
