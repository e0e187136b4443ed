'use client';
import { type ReactNode, useMemo } from 'react';
import { expandExtras } from './expand-extras.ts';
import { DraftOffer, RetryNotice } from './form-notices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { FormFooter } from './form-footer.tsx';
import type { FormView } from './form-view.ts';
import { SentPanel } from './sent-panel.tsx';
import { useLeadForm } from './use-lead-form.ts';

type Props = {
  view: FormView;
  children?: ReactNode;
  onAnother?: () => void;
};

export function LeadForm({ view: unexpanded, children, onAnother }: Props) {
  const view = useMemo(() => expandExtras(unexpanded), [unexpanded]);
  const {
    form,
    shownProblems,
    submitState,
    isBusy,
    waiting,
    stopRetrying,
    offer,
    sent,
    attachOnInteraction,
    submit,
    reset,
    undo,
    another,
    fill,
    endOffer,
  } = useLeadForm(view);
  if (sent) return <SentPanel view={view} sent={sent} onAnother={() => (another(), onAnother?.())} />;
  const hasProblems = submitState.problems.length > 0 || submitState.failure !== '';
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      encType={view.files && 'multipart/form-data'}
      noValidate
      onSubmit={submit}
      onReset={({ currentTarget }) => reset(currentTarget)}
      onFocus={attachOnInteraction}
      onInput={attachOnInteraction}
      data-form={view.id}
      data-hydrated="false"
    >
      {hasProblems && <ErrorSummary view={view} {...submitState} attempt={submitState.count} />}
      {offer && <DraftOffer words={view.words} onFill={fill} onDecline={endOffer} />}
      <FormFields view={view} groups={view.groups} problems={shownProblems} />
      {children}
      <FormFooter view={view} isBusy={isBusy} undo={undo}>
        {waiting && <RetryNotice key={waiting.number} words={view.words} waiting={waiting} onCancel={stopRetrying} />}
      </FormFooter>
    </form>
  );
}
