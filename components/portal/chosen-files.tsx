import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { fileSize } from '#lib/forms/file-rule.ts';
import { type ChosenFile, type DocumentsView, totalOf } from './documents-view.ts';

type Props = {
  view: DocumentsView;
  files: readonly ChosenFile[];
  isBusy: boolean;
  onRemove: (id: number) => void;
  onReplace: (id: number, file: File) => void;
};

/** The files to send, each with its size and a remove button; an invalid file can be replaced. */
export function ChosenFiles({ view, files, isBusy, onRemove, onReplace }: Props) {
  const { ui } = view.words;
  const size = (bytes: number) => fileSize(bytes, view.decimalSign).replace('Bytes', ui.bytes);
  const total = ui.total.replace('{files}', String(files.length)).replace('{size}', size(totalOf(files)));
  return (
    <div className="mt-5" data-slot="chosen-files">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {ui.list}
        <span className="font-normal text-muted tabular-nums">{total}</span>
      </p>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {files.map(({ id, file, problem, hasFailed, staged }) => (
          <li key={id} className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-1 pl-4 ${problem ? 'bg-danger-soft' : ''}`}>
            <Icon
              name={problem ? 'alert' : staged ? 'check' : 'file'}
              className={`size-6 ${problem ? 'text-danger' : staged ? 'text-success' : 'text-primary'}`}
            />
            <span className="min-w-0 flex-1 py-2 leading-snug">
              <span className="wrap-anywhere line-clamp-2">{file.name}</span>
              <span className="text-muted text-sm tabular-nums">
                {size(file.size)}
                {staged && ` · ${ui.kept}`}
              </span>
            </span>
            <Button
              intent="quiet"
              disabled={isBusy}
              aria-label={ui.remove.replace('{name}', () => file.name)}
              className="min-w-12 px-0"
              onClick={() => onRemove(id)}
            >
              <Icon name="close" />
            </Button>
            {problem && (
              <div className="w-full pb-2">
                <FieldError>{problem}</FieldError>
                {hasFailed ? (
                  <Button
                    intent="outline"
                    disabled={isBusy}
                    aria-label={ui.retryLabel.replace('{name}', () => file.name)}
                    onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
                    className="mt-1"
                  >
                    {ui.retry}
                  </Button>
                ) : (
                  <label className="relative inline-flex min-h-12 cursor-pointer items-center font-semibold text-primary underline underline-offset-4 has-focus-visible:outline-2">
                    {ui.again}
                    <input
                      type="file"
                      disabled={isBusy}
                      accept={view.accept}
                      aria-label={ui.againLabel.replace('{name}', () => file.name)}
                      className="sr-only"
                      onChange={({ target }) => target.files?.[0] && onReplace(id, target.files[0])}
                    />
                  </label>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
