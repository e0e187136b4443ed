import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continueStepPath } from '#lib/site/continue-path.ts';
import type { StepSummary } from './step-view.ts';

type Props = { locale: Locale; reference: string; steps: readonly StepSummary[] };

/** After the last step: what is saved, and what is still open. */
export async function StepsDone({ locale, reference, steps }: Props) {
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
      <p className="text-lg">{t('doneText', { reference })}</p>
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
