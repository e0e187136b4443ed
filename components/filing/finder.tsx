'use client';

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { Situation } from '#lib/facts/situation.ts';
import { type FinderView, type QuestionName, readChoices, type FinderChoices } from './finder-view.ts';
import { finderId, QuestionField, questionId } from './question-field.tsx';
import './print.css';

const loadAnswer = () => import('./answer.tsx').then(({ Answer }) => ({ default: Answer }));
const Answer = lazy(loadAnswer);

type Props = {
  view: FinderView;
  restored?: FinderChoices;
  /** The first answer, shown until the visitor changes a value. */
  children?: ReactNode;
};

/** The five questions. Choices stay in the browser; without JavaScript they are posted, so that no URL contains them. */
export function Finder({ view, restored, children }: Props) {
  const [missing, setMissing] = useState<readonly QuestionName[]>(restored?.missing ?? []);
  const [showsChildren, setShowsChildren] = useState(true);
  const [situation, setSituation] = useState<Situation>();
  const { words, questions } = view;

  const change = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (situation) setSituation(undefined);
    setShowsChildren(false);
    if ('name' in target) setMissing(missing.filter((name) => name !== target.name));
    loadAnswer().catch(() => {});
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const choices = readChoices(questions, (name) => given.get(name));
    setShowsChildren(false);
    setMissing(choices.missing);
    setSituation(choices.situation);
    if (choices.missing[0]) document.getElementById(questionId(choices.missing[0]))?.focus();
  };

  return (
    <>
      <Callout className="mb-6 hidden [@media(scripting:none)]:block">{words.finder.noScript}</Callout>
      {showsChildren && children && <div className="mb-10">{children}</div>}
      <form
        id={finderId}
        method="post"
        action="/api/answers/which-filing"
        noValidate
        autoComplete="off"
        onChange={change}
        onSubmit={submit}
        data-print="rest"
        data-form="which-filing"
        aria-labelledby="finder-heading"
        className="one-by-one grid gap-x-8 gap-y-6 sm:gap-y-8 md:grid-cols-2"
      >
        <input type="hidden" name="locale" value={view.locale} />
        {questions.map((question, index) => (
          <QuestionField
            key={question.name}
            question={question}
            count={words.finder.question.replace('{number}', String(index + 1)).replace('{count}', String(questions.length))}
            choose={words.finder.choose}
            chosen={restored?.chosen[question.name]}
            error={missing.includes(question.name) ? words.finder.missing[question.name] : undefined}
          />
        ))}
        <div data-finish="" className="md:col-span-2">
          <Button type="submit" className="max-sm:w-full">
            {words.finder.submit}
          </Button>
        </div>
      </form>
      {situation && (
        <div className="mt-10">
          <Suspense fallback={<div className="min-h-96" />}>
            <Answer view={view} situation={situation} />
          </Suspense>
        </div>
      )}
    </>
  );
}
