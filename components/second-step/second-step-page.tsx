import { getTranslations } from 'next-intl/server';
import { papersOnlyForm } from '#lib/forms/second-step/papers-only-form.ts';
import { findSecondStep } from '#lib/forms/second-step/find-second-step.ts';
import { withAskedSteps } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { papersStep } from '#lib/forms/second-step/papers.ts';
import { CurrentStep } from './current-step.tsx';
import { DeviceLink } from './device-link.tsx';
import { PapersStep } from './papers-step.tsx';
import { StepList } from './step-list.tsx';
import { StepsDone } from './steps-done.tsx';
import { stepSummaries, type StepSummary } from './step-view.ts';

/** The named step, else the first one with an open field; -1: all done. */
function indexOf(steps: readonly StepSummary[], step: string | undefined): number {
  if (step === 'done') return -1;
  const named = steps.findIndex(({ id }) => id === step);
  return named >= 0 ? named : steps.findIndex(({ isComplete }) => !isComplete);
}

/** The second step of an open request: one form for each step, in any order. */
export async function SecondStepPage({ locale, state }: { locale: Locale; state: SecondStepState }) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  const known = findSecondStep(state.form);
  if (!known) return null;
  const form = withAskedSteps(known, state.values);
  const hasSteps = known.id !== papersOnlyForm.id;
  const steps = stepSummaries(form, state, locale);
  const index = indexOf(steps, state.step);
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="text-balance font-bold text-3xl leading-tight">{hasSteps ? t('heading') : t('papersHeading')}</h1>
      <p className="mt-3 max-w-text text-lg text-muted">
        {hasSteps ? t('lead', { reference: state.reference }) : t('papersLead', { reference: state.reference })}
      </p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
          {index < 0 ? (
            <StepsDone locale={locale} reference={state.reference} steps={steps} />
          ) : steps[index]?.id === papersStep ? (
            <PapersStep locale={locale} form={form} state={state} steps={steps} index={index} />
          ) : (
            <CurrentStep locale={locale} form={form} state={state} steps={steps} index={index} />
          )}
        </div>
        <div className="grid gap-8">
          {index >= 0 && <StepList locale={locale} steps={steps} current={steps[index]?.id} />}
          <DeviceLink locale={locale} link={state.link} />
        </div>
      </div>
    </div>
  );
}
