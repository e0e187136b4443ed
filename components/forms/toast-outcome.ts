import { showToast } from '#components/ui/toast.ts';
import type { FormToasts } from './form-view.ts';
import type { Outcome } from './send-form.ts';

export function toastOutcome(outcome: Outcome, { close, done, failed, problem }: FormToasts): void {
  if (outcome.status === 'sent') return showToast({ ...done, tone: 'success', close });
  if (outcome.status === 'failed') return showToast({ ...failed, tone: 'danger', close });
  const { problems } = outcome;
  if (problem && problems.some(({ field, code }) => field === problem.field && code === problem.code)) {
    const { title, text } = problem;
    showToast({ title, text, tone: 'danger', close });
  }
}
