import { getTranslations } from 'next-intl/server';
import { sharedWords } from '#components/forms/form-words.ts';
import { controlId } from '#components/forms/field-control.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continueStepPath } from '#lib/site/continue-path.ts';
import { StepFields } from './step-fields.tsx';
import { StepHeading } from './step-heading.tsx';
import { stepGroups, type StepSummary } from './step-view.ts';

type Props = { locale: Locale; form: SecondStepForm; state: SecondStepState; steps: readonly StepSummary[]; index: number };

export async function CurrentStep({ locale, form, state, steps, index }: Props) {
  const t = await getTranslations({ locale });
  const step = form.secondSteps[index];
  if (!step) return null;
  // Every field is optional: the heading says so once.
  const words = { ...sharedWords(form, locale).words, optional: '' };
  const problems = state.refused?.problems ?? [];
  const next = steps[index + 1]?.id ?? 'done';
  return (
    <section aria-labelledby="step">
      <StepHeading locale={locale} steps={steps} index={index} />
      {problems.length > 0 && (
        <Callout tone="danger" role="alert" className="mt-5">
          <p className="font-semibold">{t('secondStep.page.failed')}</p>
          <ul className="mt-2 list-disc pl-5">
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a className="underline underline-offset-4" href={`#${controlId(form.id, field)}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <form method="post" action={`/api/requests/${state.reference}`} className="mt-6 grid gap-6">
        <input type="hidden" name="step" value={step.id} />
        <input type="hidden" name="locale" value={locale} />
        <StepFields groups={stepGroups(step, form, state, locale)} formId={form.id} words={words} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full">
            {t('secondStep.page.save')}
          </Button>
          <ButtonLink intent="quiet" href={localePath(locale, continueStepPath(next))} className="max-sm:w-full">
            {t('secondStep.page.skip')}
          </ButtonLink>
        </div>
        <p className="text-muted text-sm">{t('forms.form.notCover')}</p>
      </form>
    </section>
  );
}
