'use client';

import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { type Situation, situationOf } from '#lib/facts/situation.ts';
import type { FinderView, QuestionName } from './finder-view.ts';
import { QuestionField, questionId } from './question-field.tsx';
import './print.css';

const loadAnswer = () => import('./answer.tsx').then(({ Answer }) => ({ default: Answer }));
const Answer = lazy(loadAnswer);

/** The five questions. What is chosen stays in the page: it is neither sent nor kept, and stands in no address. */
export function Finder({ view }: { view: FinderView }) {
  const [missing, setMissing] = useState<readonly QuestionName[]>([]);
  const [situation, setSituation] = useState<Situation>();
  const { words, questions } = view;

  const change = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (situation) setSituation(undefined);
    if ('name' in target) setMissing(missing.filter((name) => name !== target.name));
    loadAnswer().catch(() => {});
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answers = Object.fromEntries(questions.map(({ name }) => [name, String(given.get(name) ?? '')]));
    const open = questions.map(({ name }) => name).filter((name) => !answers[name]);
    setMissing(open);
    setSituation(situationOf(answers));
    if (open[0]) document.getElementById(questionId(open[0]))?.focus();
  };

  return (
    <>
      <Callout className="hidden [@media(scripting:none)]:block">{words.finder.noScript}</Callout>
      <form
        noValidate
        autoComplete="off"
        onChange={change}
        onSubmit={submit}
        data-print="rest"
        data-form="which-filing"
        className="grid gap-x-8 gap-y-8 md:grid-cols-2 [@media(scripting:none)]:hidden"
      >
        {questions.map((question, index) => (
          <QuestionField
            key={question.name}
            question={question}
            number={index + 1}
            choose={words.finder.choose}
            error={missing.includes(question.name) ? words.finder.missing : undefined}
          />
        ))}
        <div className="md:col-span-2">
          <Button type="submit" className="max-sm:w-full">
            {words.finder.submit}
          </Button>
        </div>
      </form>
      {situation && (
        <Suspense fallback={<div className="min-h-96" />}>
          <Answer view={view} situation={situation} />
        </Suspense>
      )}
    </>
  );
}
