'use client';

import { type ReactNode, useMemo } from 'react';
import { expandExtras } from './expand-extras.ts';
import { EarlierOffer } from './earlier-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import type { FormView } from './form-view.ts';
import { SentPanel } from './sent-panel.tsx';
import { useForm } from './use-form.ts';

/** A form that posts by itself without script, and with it checks, sends and answers in place. */
export function QuoteForm({ view: given, children }: { view: FormView; children?: ReactNode }) {
  const view = useMemo(() => expandExtras(given), [given]);
  const { form, shown, attempt, busy, offer, sent, touch, submit, clear, another, fill } = useForm(view);
  if (sent) return <SentPanel view={view} sent={sent} onAnother={another} />;
  const hasProblems = attempt.problems.length > 0 || attempt.failure !== '';
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      encType={view.files && 'multipart/form-data'}
      noValidate
      onSubmit={submit}
      onReset={clear}
      onFocus={touch}
      onInput={touch}
      data-form={view.id}
      data-live="soon"
    >
      {hasProblems && <ErrorSummary view={view} {...attempt} attempt={attempt.count} />}
      {offer && <EarlierOffer words={view.words} onFill={fill} />}
      <FormFields view={view} groups={view.groups} problems={shown} />
      {children}
      <FormFoot view={view} busy={busy} />
    </form>
  );
}
