'use client';
import { lazy, Suspense, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { afterPaint } from '#components/ui/when-idle.ts';
import { Button } from '#components/ui/button.tsx';
import { DraftOffer, RetryNotice, UndoBar } from './form-notices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { expandExtras } from './expand-extras.ts';
import { isTyped } from './form-controls.ts';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import type { FormView, FormWords, StepView } from './form-view.ts';
import { SentPanel } from './sent-panel.tsx';
import { useLeadForm } from './use-lead-form.ts';
import { useWizardStep } from './use-step.ts';
import { useReady } from './use-ready.ts';

type Props = { words: FormWords; isReady: boolean; isBusy: boolean; step: number; isLast: boolean; onPrevious: () => void };

/** Until hydration the button "Next" is not a submit button: it would post an incomplete form. */
function StepNavigation({ words, isReady, isBusy, step, isLast, onPrevious }: Props) {
  return (
    <div className="mt-8 flex gap-3" data-script-only data-steps>
      <Button intent="outline" disabled={step === 0} onClick={onPrevious} className="disabled:hidden">
        {words.previous}
      </Button>
      {!isLast && (
        <Button type={isReady ? 'submit' : 'button'} aria-busy={isBusy || undefined} className="grow sm:grow-0">
          {words.nextStep}
        </Button>
      )}
    </div>
  );
}

const StepReview = lazy(() => import('./step-review.tsx').then((module) => ({ default: module.StepReview })));

const namesOf = ({ groups }: StepView): string[] => groups.flatMap(({ fields }) => fields.map(({ name }) => name));

/** Each step is checked before the next; the last one is the review. Without script it is one page. */
export function WizardForm({ view: unexpanded }: { view: FormView }) {
  const view = useMemo(() => expandExtras(unexpanded), [unexpanded]);
  const { steps = [] } = view;
  const lead = useLeadForm(view);
  const { form, submitState, waiting, attachOnInteraction } = lead;
  const [isAdvancing, setAdvancing] = useState(false);
  const isReady = useReady();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = steps.length - 1;

  const { step, goTo, goBack, restart } = useWizardStep({
    form: view.id,
    steps,
    isBegun: () => form.current !== null && isTyped(form.current),
    onArrive: () => {
      lead.fail([]);
      if (lead.offer) lead.endOffer();
      requestAnimationFrame(() => heading.current?.focus());
    },
  });

  const advance = async () => {
    const current = steps[step];
    const element = form.current;
    if (!current || !element || isAdvancing) return;
    setAdvancing(true);
    try {
      await afterPaint();
      const problems = await lead.attachController(element).then((controller) => controller.check(namesOf(current)));
      if (problems.length > 0) lead.fail(problems);
      else goTo(Math.min(step + 1, last));
    } catch {
      // The checks could not be loaded: the server validates the post.
      goTo(Math.min(step + 1, last));
    } finally {
      setAdvancing(false);
    }
  };

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (step < last) {
      event.preventDefault();
      return advance();
    }
    const problems = await lead.submit(event);
    const wrong = steps.findIndex((candidate) => namesOf(candidate).some((name) => problems?.some(({ field }) => field === name)));
    if (problems && wrong >= 0) goTo(wrong, () => lead.fail(problems));
  };

  const clear = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    lead.reset(currentTarget, () => goTo(step));
    restart();
    requestAnimationFrame(() => heading.current?.focus());
  };

  if (lead.sent) return <SentPanel view={view} sent={lead.sent} onAnother={() => (lead.another(), restart())} />;
  const later = (index: number) => (isReady ? { hidden: index !== step } : index > 0 ? { 'data-later': true } : {});
  const hasProblems = submitState.problems.length > 0 || submitState.failure !== '';
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      noValidate
      onSubmit={send}
      onReset={clear}
      onFocus={attachOnInteraction}
      onInput={attachOnInteraction}
      data-form={view.id}
      data-hydrated="false"
    >
      <div data-script-only data-step-head>
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-muted">
          <span>{view.words.step.replace('{step}', String(step + 1)).replace('{count}', String(steps.length))}</span>
          {step < last && <span className="font-normal">{`${view.words.nextStep}: ${steps[step + 1]?.title}`}</span>}
        </p>
        <progress className="step-progress mt-2 block h-2 w-full" max={steps.length} value={step + 1} aria-label={steps[step]?.title} />
        <h3 ref={heading} tabIndex={-1} className="mt-5 font-bold text-xl">
          {steps[step]?.title}
        </h3>
      </div>
      <UndoBar words={view.words} undo={lead.undo} />
      {hasProblems && <ErrorSummary view={view} {...submitState} attempt={submitState.count} />}
      {lead.offer && <DraftOffer words={view.words} onFill={lead.fill} onDecline={lead.endOffer} />}
      {steps.slice(0, last).map(({ title, groups }, index) => (
        <div key={title} {...(index > 0 ? { id: `step-${index + 1}` } : { 'data-step-one': true })} {...later(index)}>
          <FormFields view={view} groups={groups} problems={lead.shownProblems} legends="hidden-with-script" />
        </div>
      ))}
      {isReady && step === last && (
        <Suspense>
          <StepReview view={view} steps={steps} form={form} onChange={goTo} />
        </Suspense>
      )}
      <StepNavigation words={view.words} isReady={isReady} isBusy={isAdvancing} step={step} isLast={step === last} onPrevious={goBack} />
      {step === 0 && (
        <p className="mt-3 text-muted leading-snug" data-script-only>
          {view.words.promise}
        </p>
      )}
      <div {...later(last)}>
        <FormFooter view={view} isBusy={lead.isBusy}>
          {waiting && <RetryNotice key={waiting.number} words={view.words} waiting={waiting} onCancel={lead.stopRetrying} />}
        </FormFooter>
      </div>
    </form>
  );
}
