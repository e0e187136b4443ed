import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { today } from '#lib/facts/day.ts';
import type { Situation } from '#lib/facts/situation.ts';
import { AnswerQuote } from './answer-quote.tsx';
import { answerTexts } from './answer-texts.ts';
import { Ending } from './ending.tsx';
import type { FinderView } from './finder-view.ts';

/** The filing, where that comes from, and what to do next. Loaded once the questions are touched. */
export function Answer({ view, situation }: { view: FinderView; situation: Situation }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { outcome, heading: title, about, notes, facts, steps, ending, quote } = answerTexts(view, situation, today());
  const { words } = view;
  return (
    <div data-filing-answer={outcome} className="mt-10 rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-2xl leading-tight">
        {title}
      </h3>
      <p className="mt-3 max-w-text text-lg">{about}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-text text-muted">
          {note}
        </p>
      ))}
      <dl className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {facts.map(({ id, label, text, source }) => (
          <div key={id}>
            <dt className="text-muted">{label}</dt>
            <dd className="mt-1 font-semibold leading-snug">{text}</dd>
            {source && <dd className="mt-1 text-muted text-sm leading-snug">{source}</dd>}
          </div>
        ))}
      </dl>
      <h4 className="mt-9 font-bold text-xl">{words.next}</h4>
      <ol className="mt-4 flex max-w-text flex-col gap-5">
        {steps.map(({ id, title: step, text, source }, index) => (
          <li key={id} className="flex break-inside-avoid gap-4">
            <span aria-hidden="true" className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-on-primary">
              {index + 1}
            </span>
            <div>
              <p className="font-bold leading-snug">{step}</p>
              <p className="mt-1">{text}</p>
              {source && <p className="mt-1 text-muted text-sm leading-snug">{source}</p>}
            </div>
          </li>
        ))}
      </ol>
      {ending && <Ending view={view} ending={ending} />}
      <AnswerQuote view={view} quote={quote} />
      <Button intent="quiet" className="no-print mt-4 max-sm:w-full" onClick={() => window.print()}>
        <Icon name="file" className="size-5" />
        {words.quote.print}
      </Button>
    </div>
  );
}
