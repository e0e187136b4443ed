import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continueStepPath } from '#lib/site/continue-path.ts';
import type { StepSummary } from './step-view.ts';

type Props = { locale: Locale; steps: readonly StepSummary[]; current: string | undefined };

/** All steps in any order, with what is left of each. */
export async function StepList({ locale, steps, current }: Props) {
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
