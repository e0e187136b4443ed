import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import type { ExtraView, FormWords, GroupView } from './form-view.ts';
import { UndoBar } from './undo-bar.tsx';
import { useUndo } from './use-undo.ts';

type Props = { group: GroupView; extra: ExtraView; words: FormWords; open: boolean; children: ReactNode };

/** Focuses the first field, because the summary is hidden once its group is open. */
function focusFirst({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.parentElement;
  requestAnimationFrame(() => details?.querySelector<HTMLElement>('input, select')?.focus());
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Sets all fields before the first input event, so that they are validated together. */
function setValues(values: readonly (readonly [Control, string])[]): void {
  for (const [control, value] of values) control.value = value;
  for (const [control] of values) control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties and closes a group. Returns what restores it; undefined where it was empty. */
function clear(details: HTMLDetailsElement): (() => void) | undefined {
  const controls = [...details.querySelectorAll<Control>('input, select')];
  const before = controls.map((control) => [control, control.value] as const);
  setValues(controls.map((control) => [control, ''] as const));
  details.open = false;
  details.querySelector<HTMLElement>('summary')?.focus();
  if (before.every(([, value]) => value === '')) return undefined;
  return () => {
    details.open = true;
    setValues(before);
    controls[0]?.focus();
  };
}

export function ExtraGroup({ group, extra, words, open, children }: Props) {
  const undo = useUndo();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const details = currentTarget.closest('details');
    const restore = details && clear(details);
    if (restore) undo.offer(restore);
  };
  return (
    <>
      <details className="mt-2 open:my-4" data-extra={extra.of} data-shown-if={group.shownIf} open={open}>
        <summary onClick={focusFirst} className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          <span aria-hidden="true">+</span>
          <span className="underline underline-offset-4">{extra.add}</span>
        </summary>
        {/* A closed fold hides its legend, but the group needs a name then too. */}
        <FieldGroup aria-label={group.legend} className="rounded-card border border-line p-4">
          <FieldLegend className="px-2">{group.legend}</FieldLegend>
          {children}
          <div data-script-only className="mt-3">
            <Button intent="quiet" className="px-0!" onClick={remove}>
              {extra.remove}
            </Button>
          </div>
        </FieldGroup>
      </details>
      <UndoBar words={{ ...words, cleared: extra.removed }} undo={undo} />
    </>
  );
}
