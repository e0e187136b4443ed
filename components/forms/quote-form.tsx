'use client';

import { lazy, type SyntheticEvent, Suspense, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import type { Controller } from './form-controller.ts';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import type { FieldProblem, FormView } from './form-view.ts';

const Confirmation = lazy(() => import('./confirmation.tsx').then((module) => ({ default: module.Confirmation })));

type Attempt = { count: number; problems: readonly FieldProblem[]; failure: string };

/** A form that posts by itself without script, and with it checks, sends and answers in place. */
export function QuoteForm({ view }: { view: FormView }) {
  const { start } = view;
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<Controller>>(undefined);
  const [shown, setShown] = useState<readonly FieldProblem[]>(start?.problems ?? []);
  const [attempt, setAttempt] = useState<Attempt>({ count: start ? 1 : 0, problems: shown, failure: start?.failure ?? '' });
  const [busy, setBusy] = useState(false);
  const [reference, setReference] = useState('');

  const takeOver = (element: HTMLFormElement): Promise<Controller> => {
    controller.current ??= import('./form-controller.ts').then(({ controlForm }) => controlForm(element, view, setShown));
    controller.current.catch(() => {
      controller.current = undefined;
    });
    return controller.current;
  };

  const touch = () => {
    if (form.current) takeOver(form.current).catch(() => {});
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return;
    setBusy(true);
    try {
      const outcome = await (await takeOver(element)).submit();
      if (outcome?.status === 'sent') return setReference(outcome.reference);
      const problems = outcome?.status === 'invalid' ? outcome.problems : [];
      setShown(problems);
      setAttempt(({ count }) => ({ count: count + 1, problems, failure: outcome?.status === 'failed' ? outcome.text : '' }));
    } catch {
      // The code that sends could not be loaded: the browser posts the form itself.
      element.submit();
    } finally {
      setBusy(false);
    }
  };

  const another = () => {
    controller.current = undefined;
    setReference('');
    setShown([]);
    setAttempt({ count: 0, problems: [], failure: '' });
  };

  if (reference) {
    return (
      <Suspense fallback={<p role="status">{reference}</p>}>
        <Confirmation view={view} reference={reference} onAnother={another} />
      </Suspense>
    );
  }
  return (
    <form ref={form} method="post" action={view.action} noValidate onSubmit={submit} onFocus={touch} onInput={touch} data-form={view.id}>
      {(attempt.problems.length > 0 || attempt.failure) && <ErrorSummary view={view} {...attempt} attempt={attempt.count} />}
      <FormFields view={view} problems={shown} />
      <FormFoot view={view} busy={busy} />
    </form>
  );
}
