import { getTranslations } from 'next-intl/server';
import { papersOnlyForm, papersStep } from '#lib/forms/second-step/papers.ts';
import { findSecondStep } from '#lib/forms/second-step/known-second-steps.ts';
import { minutesLeft } from '#lib/forms/second-step/open-fields.ts';
import { withAskedSteps } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { Button } from '#components/ui/button.tsx';
import { displayReference } from '#lib/site/reference.ts';
import { continuationDays } from '#lib/site/retention.ts';
import { Icon } from '#components/ui/icon.tsx';
import { continueStepPath, openedLeadPath } from '#lib/site/visitor-paths.ts';
import { CurrentStep } from './current-step.tsx';
import { PapersStep } from './papers-step.tsx';
import { stepSummaries, type StepSummary } from './step-view.ts';

type StepListProps = { locale: Locale; steps: readonly StepSummary[]; current: string | undefined };

/** All steps in any order, with what is left of each. */
async function StepList({ locale, steps, current }: StepListProps) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid gap-1">
        {steps.map(({ id, title, note, isComplete }) => (
          <li key={id}>
            <a
              href={localePath(locale, continueStepPath(id))}
              aria-current={id === current ? 'step' : undefined}
              className={`flex min-h-12 items-center gap-3 rounded-card px-3 py-2 ${id === current ? 'bg-primary-soft' : ''}`}
            >
              <Icon name={isComplete ? 'check' : 'file'} className={`size-5 shrink-0 ${isComplete ? 'text-success' : 'text-muted'}`} />
              <span className="grid">
                <span className="font-semibold">{title}</span>
                <span className="text-muted text-sm">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { locale: Locale; reference: string; steps: readonly StepSummary[] };

/** After the last step: what is saved, and what is still open. */
async function StepsDone({ locale, reference, steps }: Props) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  const open = steps.filter(({ isComplete }) => !isComplete);
  return (
    <section aria-labelledby="done" className="grid gap-6">
      <div className="flex items-center gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-success-soft text-success">
          <Icon name="check" className="size-7" />
        </span>
        <h2 id="done" className="font-bold text-2xl">
          {t('doneHeading')}
        </h2>
      </div>
      <p className="text-lg">{t('doneText', { reference: displayReference(reference) })}</p>
      {open.length > 0 && (
        <div>
          <h3 className="font-bold text-lg">{t('leftHeading')}</h3>
          <ul className="mt-2 grid gap-1">
            {open.map(({ id, title, note }) => (
              <li key={id}>
                <a href={localePath(locale, continueStepPath(id))} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  <span>
                    {title}: {note}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** A button that makes a link for another device, or the link that was just made. */
async function DeviceLink({ locale, reference, link }: { locale: Locale; reference: string; link: string | undefined }) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  return (
    <section aria-labelledby="device" className="grid gap-3">
      <h2 id="device" className="font-bold text-lg">
        {t('deviceHeading')}
      </h2>
      <p className="text-muted text-sm">{t('deviceText', { days: continuationDays })}</p>
      {link ? (
        <p className="select-all break-all rounded-card border border-line bg-surface p-3 font-semibold">{link}</p>
      ) : (
        <form method="post" action={openedLeadPath(reference, 'link')}>
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" intent="outline">
            {t('deviceMake')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** The named step, else the first one with an open field; -1: all done. */
function indexOf(steps: readonly StepSummary[], step: string | undefined): number {
  if (step === 'done') return -1;
  const named = steps.findIndex(({ id }) => id === step);
  return named >= 0 ? named : steps.findIndex(({ isComplete }) => !isComplete);
}

/** The second step of an opened lead: one form for each step, in any order. */
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
        {t(hasSteps ? 'lead' : 'papersLead', { reference: displayReference(state.reference), minutes: minutesLeft(form.detailSteps, state.values) })}
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
          <DeviceLink locale={locale} reference={state.reference} link={state.link} />
        </div>
      </div>
    </div>
  );
}
