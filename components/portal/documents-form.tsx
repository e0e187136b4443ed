'use client';

import { ErrorSummary } from '#components/forms/error-summary.tsx';
import { FormFields } from '#components/forms/form-fields.tsx';
import { FormFooter } from '#components/forms/form-footer.tsx';
import { useHelp } from '#components/forms/help/use-help.ts';
import { SentPanel } from '#components/forms/sent-panel.tsx';
import { Button } from '#components/ui/button.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import type { DocumentsView } from './documents-view.ts';
import { FilePicker } from './file-picker.tsx';
import { useDocuments } from './use-documents.ts';

/** Sends documents. Without JavaScript a multipart form; with it a list, progress and retry per file. */
export function DocumentsForm({ view }: { view: DocumentsView }) {
  const { form: element, state, files, pick, submit, cancel, reset, undo, another, byMail } = useDocuments(view);
  const { form, words } = view;
  const touch = useHelp(element, form);
  if (state.sent) return <SentPanel view={form} sent={state.sent} onAnother={another} />;
  const { progress, problems, failure, attempt, unreached, note } = state;
  const busy = progress !== undefined;
  const fileError = problems.find(({ field }) => field === 'file_0')?.message;
  return (
    <form
      ref={element}
      method="post"
      action={form.action}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onReset={({ currentTarget }) => reset(currentTarget)}
      onFocus={touch}
      data-form={form.id}
    >
      {(problems.length > 0 || failure) && <ErrorSummary view={form} problems={problems} failure={failure} attempt={attempt} />}
      {unreached && (
        <Button intent="secondary" className="mt-3" onClick={byMail}>
          {words.ui.byMail}
        </Button>
      )}
      <div className="mt-5">
        <FilePicker view={view} error={fileError} note={note} busy={busy} onFiles={pick.add} />
        {files.length > 0 && <ChosenFiles view={view} files={files} busy={busy} onRemove={pick.remove} onReplace={pick.replace} />}
      </div>
      <FormFields view={form} groups={form.groups} problems={problems} />
      {busy && (
        <div className="mt-8 flex flex-col gap-3" role="status">
          <Progress
            label={progress < 100 ? words.ui.progress : words.ui.scanning}
            note={progress < 100 ? `${progress} %` : ''}
            {...(progress < 100 ? { value: progress } : {})}
          />
          <Button intent="outline" onClick={cancel}>
            {words.ui.cancel}
          </Button>
        </div>
      )}
      <FormFooter view={form} busy={busy} undo={undo} />
    </form>
  );
}
