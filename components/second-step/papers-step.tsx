import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { Field, FieldError, FieldHint, Label } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { acceptOf, fileLimits, fileSize } from '#lib/forms/file-rule.ts';
import { residence } from '#lib/forms/legal.ts';
import { papersRule } from '#lib/forms/second-step/papers.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { SecondStepState } from '#lib/forms/second-step/second-step-state.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continueStepPath, openedLeadPath } from '#lib/site/visitor-paths.ts';
import type { StepSummary } from './step-view.ts';

/** The number of a step, its title and what it is about. The section around it is labelled by `step`. */
export async function StepHeading({ locale, steps, index }: { locale: Locale; steps: readonly StepSummary[]; index: number }) {
  const t = await getTranslations({ locale, namespace: 'forms.steps' });
  const [summary, next] = steps.slice(index);
  if (!summary) return null;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-muted">
        <span>{t('count', { step: index + 1, count: steps.length })}</span>
        {next && <span className="font-normal">{`${t('next')}: ${next.title}`}</span>}
      </p>
      <progress className="step-progress mt-2 block h-2 w-full" max={steps.length} value={index + 1} aria-label={summary.title} />
      <h2 id="step" className="mt-5 font-bold text-2xl">
        {summary.title}
      </h2>
      <p className="mt-1 text-muted">{summary.lead}</p>
    </>
  );
}

type Props = { locale: Locale; form: SecondStepForm; state: SecondStepState; steps: readonly StepSummary[]; index: number };

/** What to look for on a letter of the state that ordered the filing, or of the home state. */
function letterHint({ values }: SecondStepState, locale: Locale): string | undefined {
  const clues: Readonly<Record<string, string>> = messagesFor(locale).filing.clues;
  return clues[String(values.orderingState ?? '')] ?? clues[residence({ ...values }) ?? ''];
}

/** Sends papers of an opened lead, as a plain form. */
export async function PapersStep({ locale, form, state, steps, index }: Props) {
  const t = await getTranslations({ locale, namespace: 'secondStep.papers' });
  const problems = state.refused?.problems ?? [];
  const hint = form.insuranceLine === 'personal-auto' ? letterHint(state, locale) : undefined;
  const helpful: Readonly<Record<string, string>> = messagesFor(locale).secondStep.papers.helpful;
  const limits = { maxFiles: papersRule.maxFiles, fileSize: fileSize(fileLimits.fileBytes), totalSize: fileSize(fileLimits.totalBytes) };
  const described = ['papers-hint', ...(problems.length > 0 ? ['papers-error'] : [])].join(' ');
  return (
    <section aria-labelledby="step">
      <StepHeading locale={locale} steps={steps} index={index} />
      <p className="mt-5 font-semibold">{helpful[form.insuranceLine ?? '']}</p>
      {hint && (
        <Callout tone="info" className="mt-5">
          <p className="font-semibold">{t('letterHint')}</p>
          <p className="mt-1">{hint}</p>
        </Callout>
      )}
      {state.files.length > 0 && (
        <div className="mt-6">
          <h3 className="font-bold text-lg">{t('sent')}</h3>
          <ul className="mt-2 divide-y divide-line rounded-control border border-line">
            {state.files.map(({ name, size }, place) => (
              <li key={`${place} ${name}`} className="flex min-h-12 items-center gap-3 px-4 py-2">
                <Icon name="check" className="size-5 shrink-0 text-success" />
                <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
                <span className="text-muted text-sm tabular-nums">{fileSize(size)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" action={openedLeadPath(state.reference, 'files')} encType="multipart/form-data" className="mt-6 grid gap-6">
        <input type="hidden" name="locale" value={locale} />
        <Field>
          <Label htmlFor="papers">{t('label')}</Label>
          <input
            id="papers"
            type="file"
            name={papersRule.field}
            multiple
            required
            accept={acceptOf(papersRule)}
            aria-invalid={problems.length > 0 ? true : undefined}
            aria-describedby={described}
            className="w-full max-w-full text-muted file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-control file:border-2 file:border-primary file:border-solid file:bg-surface file:px-5 file:font-semibold file:text-primary"
          />
          {problems.length > 0 && (
            <FieldError id="papers-error" role="alert">
              {problems.map(({ message }) => message).join(' ')}
            </FieldError>
          )}
          <FieldHint id="papers-hint">{t('allowed', limits)}</FieldHint>
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full">
            {t('send')}
          </Button>
          <ButtonLink intent="quiet" href={localePath(locale, continueStepPath('done'))} className="max-sm:w-full">
            {state.files.length > 0 ? t('finish') : t('skip')}
          </ButtonLink>
        </div>
        <p className="text-muted text-sm">{t('safe')}</p>
      </form>
    </section>
  );
}
