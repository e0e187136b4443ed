'use client';

import { type DragEvent, useState } from 'react';
import { ErrorSummary } from '#components/forms/error-summary.tsx';
import { FormFields } from '#components/forms/form-fields.tsx';
import { FormFooter } from '#components/forms/form-footer.tsx';
import { useHelp } from '#components/forms/help/use-help.ts';
import { SentPanel } from '#components/forms/sent-panel.tsx';
import { Button } from '#components/ui/button.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { controlId } from '#components/forms/field-control.tsx';
import { FieldError, FieldHint } from '#components/ui/field.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import type { DocumentsView } from './documents-view.ts';
import { useDocuments } from './use-documents.ts';

type Props = { view: DocumentsView; error: string | undefined; note: string; isBusy: boolean; onFiles: (files: readonly File[]) => void };

const fieldName = 'file_0';

function FilePicker({ view, error, note, isBusy, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const { ui } = view.words;
  const id = controlId(view.form.id, fieldName);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // So that a removed file can be chosen again.
    input.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      data-slot="file-picker"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      className={`rounded-card border-2 border-dashed p-5 text-center ${over ? 'border-primary bg-primary-soft' : error ? 'border-danger' : 'border-field'}`}
    >
      <p className="font-bold text-lg">{ui.label}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <label className="file-choose">
          {ui.choose}
          <input
            id={id}
            type="file"
            name={fieldName}
            multiple
            disabled={isBusy}
            accept={view.accept}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onChange={({ target }) => take(target)}
          />
        </label>
        <label className="file-camera hidden min-h-12 cursor-pointer items-center gap-2 rounded-control border-2 border-current px-5 py-2.5 font-semibold text-primary has-focus-visible:outline-2 [@media(pointer:coarse)_and_(scripting:enabled)]:inline-flex">
          {ui.camera}
          <input
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            disabled={isBusy}
            className="sr-only"
            onChange={({ target }) => take(target)}
          />
        </label>
      </div>
      <p className="mt-3 hidden text-muted [@media(pointer:fine)_and_(scripting:enabled)]:block">{ui.drop}</p>
      {error && (
        <FieldError id={`${id}-error`} className="mt-2">
          {error}
        </FieldError>
      )}
      <FieldHint id={`${id}-hint`} className="mt-2">
        {ui.allowed}
      </FieldHint>
      <p role="status" className="text-sm">
        {note}
      </p>
    </div>
  );
}

/** Sends documents. Without JavaScript a multipart form; with it a list, progress and retry per file. */
export function DocumentsForm({ view }: { view: DocumentsView }) {
  const { form: element, state, files, pick, submit, cancel, reset, undo, another, byMail } = useDocuments(view);
  const { form, words } = view;
  const preload = useHelp(element, form);
  if (state.sent) return <SentPanel view={form} sent={state.sent} onAnother={another} />;
  const { progress, problems, failure, attempt, isUnreached, note } = state;
  const isBusy = progress !== undefined;
  const fileError = problems.find(({ field }) => field === fieldName)?.message;
  return (
    <form
      ref={element}
      method="post"
      action={form.action}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onReset={({ currentTarget }) => reset(currentTarget)}
      onFocus={preload}
      data-form={form.id}
    >
      {(problems.length > 0 || failure) && <ErrorSummary view={form} problems={problems} failure={failure} attempt={attempt} />}
      {isUnreached && (
        <Button intent="secondary" className="mt-3" onClick={byMail}>
          {words.ui.byMail}
        </Button>
      )}
      <div className="mt-5">
        <FilePicker view={view} error={fileError} note={note} isBusy={isBusy} onFiles={pick.add} />
        {files.length > 0 && <ChosenFiles view={view} files={files} isBusy={isBusy} onRemove={pick.remove} onReplace={pick.replace} />}
      </div>
      <FormFields view={form} groups={form.groups} problems={problems} />
      {isBusy && (
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
      <FormFooter view={form} isBusy={isBusy} undo={undo} />
    </form>
  );
}
