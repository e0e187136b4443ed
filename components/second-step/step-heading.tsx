import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/routing.ts';
import type { StepSummary } from './step-view.ts';

/** The number of a step, its title and what it is about. The section around it is labelled by `step`. */
export async function StepHeading({ locale, steps, index }: { locale: Locale; steps: readonly StepSummary[]; index: number }) {
  const t = await getTranslations({ locale, namespace: 'forms.steps' });
  const summary = steps[index];
  if (!summary) return null;
  return (
    <>
      <p className="font-semibold text-muted">{t('count', { step: index + 1, count: steps.length })}</p>
      <progress className="step-progress mt-2 block h-2 w-full" max={steps.length} value={index + 1} aria-label={summary.title} />
      <h2 id="step" className="mt-5 font-bold text-2xl">
        {summary.title}
      </h2>
      <p className="mt-1 text-muted">{summary.lead}</p>
    </>
  );
}
