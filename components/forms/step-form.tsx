'use client';

import { lazy, type SyntheticEvent, Suspense, useRef, useState } from 'react';
import { painted } from '#components/ui/painted.ts';
import { EarlierOffer } from './earlier-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import type { FormView, StepView } from './form-view.ts';
import { StepNavigation } from './step-navigation.tsx';
import { SentPanel } from './sent-panel.tsx';
import { useForm } from './use-form.ts';
import { useReady } from './use-ready.ts';

const StepReview = lazy(() => import('./step-review.tsx').then((module) => ({ default: module.StepReview })));

const namesOf = ({ groups }: StepView): string[] => groups.flatMap(({ fields }) => fields.map(({ name }) => name));

/** A form in steps: each is checked before the next; the last shows every answer. Without script it is one page. */
export function StepForm({ view, steps }: { view: FormView; steps: readonly StepView[] }) {
  const { form, shown, attempt, busy, offer, sent, touch, submit, takeOver, fail, clear, another, fill } = useForm(view);
  const [step, setStep] = useState(0);
  const ready = useReady();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = steps.length - 1;

  const goTo = (next: number) => {
    setStep(next);
    fail([]);
    requestAnimationFrame(() => heading.current?.focus());
  };

  const advance = async () => {
    const current = steps[step];
    const element = form.current;
    if (!current || !element) return;
    await painted();
    const problems = await takeOver(element).then((controller) => controller.check(namesOf(current)));
    if (problems.length > 0) fail(problems);
    else goTo(Math.min(step + 1, last));
  };

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (step < last) {
      event.preventDefault();
      return advance();
    }
    const problems = await submit(event);
    const wrong = steps.findIndex((one) => namesOf(one).some((name) => problems?.some(({ field }) => field === name)));
    if (wrong >= 0) setStep(wrong);
  };

  if (sent) return <SentPanel view={view} sent={sent} onAnother={another} />;
  const later = (index: number) => (ready ? { hidden: index !== step } : index > 0 ? { 'data-later': true } : {});
  const hasProblems = attempt.problems.length > 0 || attempt.failure !== '';
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      noValidate
      onSubmit={send}
      onReset={() => (clear(), setStep(0))}
      onFocus={touch}
      onInput={touch}
      data-form={view.id}
      data-live="soon"
    >
      <div data-script-only>
        <p className="font-semibold text-muted">{view.words.step.replace('{step}', String(step + 1)).replace('{count}', String(steps.length))}</p>
        <progress className="step-progress mt-2 block h-2 w-full" max={steps.length} value={step + 1} aria-label={steps[step]?.title} />
        <h3 ref={heading} tabIndex={-1} className="mt-5 font-bold text-xl">
          {steps[step]?.title}
        </h3>
      </div>
      {hasProblems && <ErrorSummary view={view} {...attempt} attempt={attempt.count} />}
      {offer && <EarlierOffer words={view.words} onFill={fill} />}
      {steps.slice(0, last).map(({ title, groups }, index) => (
        <div key={title} {...later(index)}>
          <FormFields view={view} groups={groups} problems={shown} legends="hidden-with-script" />
        </div>
      ))}
      {ready && step === last && (
        <Suspense>
          <StepReview view={view} steps={steps} form={form} onChange={goTo} />
        </Suspense>
      )}
      <StepNavigation words={view.words} ready={ready} step={step} isLast={step === last} onPrevious={() => goTo(step - 1)} />
      <div {...later(last)}>
        <FormFoot view={view} busy={busy} />
      </div>
    </form>
  );
}
