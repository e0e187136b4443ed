import { showToast } from '#components/ui/toast.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { formatPromise } from '#lib/site/business-clock.ts';
import type { FormToasts } from './form-view.ts';
import type { Outcome } from './send-form.ts';

export function showOutcomeToast(outcome: Outcome, { close, done, failed, problem }: FormToasts, locale: Locale): void {
  if (outcome.status === 'sent') {
    const text = done.text.replace('{by}', () => formatPromise(Date.now(), locale));
    return showToast({ ...done, text, tone: 'success', close });
  }
  if (outcome.status === 'failed') return showToast({ ...failed, tone: 'danger', close });
  const { problems } = outcome;
  if (problem && problems.some(({ field, code }) => field === problem.field && code === problem.code)) {
    const { title, text } = problem;
    showToast({ title, text, tone: 'danger', close });
  }
}
