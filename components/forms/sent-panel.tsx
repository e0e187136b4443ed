import { lazy, Suspense } from 'react';
import { displayReference } from '#lib/site/reference.ts';
import type { FormView } from './form-view.ts';
import type { Sent } from './use-lead-form.ts';

const Confirmation = lazy(() => import('./confirmation.tsx').then((module) => ({ default: module.Confirmation })));

export function SentPanel({ view, sent, onAnother }: { view: FormView; sent: Sent; onAnother: () => void }) {
  return (
    <Suspense fallback={<p role="status">{displayReference(sent.reference)}</p>}>
      <Confirmation view={view} {...sent} onAnother={onAnother} />
    </Suspense>
  );
}
