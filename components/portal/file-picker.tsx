import { type DragEvent, useState } from 'react';
import { controlId } from '#components/forms/field-control.tsx';
import { FieldError, FieldHint } from '#components/ui/field.tsx';
import type { DocumentsView } from './documents-view.ts';

type Props = { view: DocumentsView; error: string | undefined; note: string; busy: boolean; onFiles: (files: readonly File[]) => void };

const field = 'file_0';

export function FilePicker({ view, error, note, busy, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const { ui } = view.words;
  const id = controlId(view.form.id, field);
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
    if (!busy) onFiles([...event.dataTransfer.files]);
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
            name={field}
            multiple
            disabled={busy}
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
            disabled={busy}
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
