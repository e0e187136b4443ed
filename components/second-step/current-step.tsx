import { getTranslations } from 'next-intl/server';
import { sharedWords } from '#components/forms/form-words.ts';
import { controlId, FieldControl } from '#components/forms/field-control.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continueStepPath, openedLeadPath } from '#lib/site/visitor-paths.ts';
import type { FormWords } from '#components/forms/form-view.ts';
import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { StepHeading } from './papers-step.tsx';
import { type StepGroup, stepGroups, type StepSummary } from './step-view.ts';

type StepFieldsProps = { groups: readonly StepGroup[]; formId: string; words: FormWords; known: KnownWords };

type ControlsProps = { fields: StepGroup['fields']; formId: string; words: FormWords };

function Controls({ fields, formId, words }: ControlsProps) {
  return (
    <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
      {fields.map(({ view, value, error }) => (
        <FieldControl key={view.name} field={view} formId={formId} words={words} value={value} error={error} />
      ))}
    </div>
  );
}

type KnownWords = { title: string; change: string };

/** What the first form filled in: its controls are folded, are posted with the step, and can be changed. */
function KnownFields({ known: { title, change }, fields, ...props }: ControlsProps & { known: KnownWords }) {
  if (fields.length === 0) return null;
  return (
    <div className="mb-5 rounded-control border border-line px-4 pt-3">
      <p className="flex gap-3 leading-snug">
        <Icon name="check" className="size-5 shrink-0 text-success" />
        <span className="min-w-0">
          <span className="font-semibold">{title}</span>
          {fields.map(({ view, known }) => (
            <span key={view.name} className="wrap-anywhere block text-muted text-sm">
              {view.label.replace(/[?:]?$/, (end) => end || ':')} {known}
            </span>
          ))}
        </span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary leading-snug underline underline-offset-4">{change}</summary>
        <div className="pt-2 pb-5">
          <Controls fields={fields} {...props} />
        </div>
      </details>
    </div>
  );
}

/** Each further group is inside the one before it, so that only one more is offered at a time, without a script. */
function StepFields({ groups, ...props }: StepFieldsProps) {
  const [group, ...others] = groups;
  if (!group) return null;
  const rest = <StepFields groups={others} {...props} />;
  const { formId, words, known } = props;
  const fields = (
    <FieldGroup aria-label={group.legend}>
      {group.legend && <FieldLegend>{group.legend}</FieldLegend>}
      <KnownFields known={known} fields={group.fields.filter((field) => field.known)} formId={formId} words={words} />
      <Controls fields={group.fields.filter((field) => !field.known)} formId={formId} words={words} />
    </FieldGroup>
  );
  if (!group.add) {
    return (
      <>
        {fields}
        {rest}
      </>
    );
  }
  const isOpen = groups.some(({ isFilled }) => isFilled);
  return (
    <details open={isOpen} className="border-line border-t pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
        <span aria-hidden="true">+</span>
        <span className="underline underline-offset-4">{group.add}</span>
      </summary>
      <div className="mt-3 grid gap-6">
        {fields}
        {rest}
      </div>
    </details>
  );
}

type Props = { locale: Locale; form: SecondStepForm; state: SecondStepState; steps: readonly StepSummary[]; index: number };

export async function CurrentStep({ locale, form, state, steps, index }: Props) {
  const t = await getTranslations({ locale });
  const step = form.detailSteps[index];
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
      <form method="post" action={openedLeadPath(state.reference)} className="mt-6 grid gap-6">
        <input type="hidden" name="step" value={step.id} />
        <input type="hidden" name="locale" value={locale} />
        <StepFields
          groups={stepGroups(step, form, state, locale)}
          formId={form.id}
          words={words}
          known={{ title: t('secondStep.page.answered'), change: t('secondStep.page.change') }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full">
            {t('secondStep.page.save')}
          </Button>
          <ButtonLink intent="quiet" href={localePath(locale, continueStepPath(next))} className="max-sm:w-full">
            {t('secondStep.page.skip')}
          </ButtonLink>
        </div>
        <p className="text-muted text-sm">
          {t('forms.form.notCover')} {t('forms.form.notCoverUntil')}
        </p>
      </form>
    </section>
  );
}
