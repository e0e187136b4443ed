import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import type { ExtraView, FormWords, GroupView } from './form-view.ts';
import { UndoBar } from './undo-bar.tsx';
import { useUndo } from './use-undo.ts';

type Props = { group: GroupView; extra: ExtraView; words: FormWords; open: boolean; children: ReactNode };

/** The summary is gone once its room is open: the focus goes on to the first field. */
function enter({ currentTarget }: MouseEvent<HTMLElement>): void {
  const room = currentTarget.parentElement;
  requestAnimationFrame(() => room?.querySelector<HTMLElement>('input, select')?.focus());
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Sets all fields of a room before the first input event, so that they are validated together. */
function put(values: readonly (readonly [Control, string])[]): void {
  for (const [control, value] of values) control.value = value;
  for (const [control] of values) control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties a room and closes it. Gives what brings it back; undefined where nothing was in it. */
function leave(room: HTMLDetailsElement): (() => void) | undefined {
  const controls = [...room.querySelectorAll<Control>('input, select')];
  const before = controls.map((control) => [control, control.value] as const);
  put(controls.map((control) => [control, ''] as const));
  room.open = false;
  room.querySelector<HTMLElement>('summary')?.focus();
  if (before.every(([, value]) => value === '')) return undefined;
  return () => {
    room.open = true;
    put(before);
    controls[0]?.focus();
  };
}

/** A further vehicle or driver behind a button that adds it; works without script, and left empty it counts for nothing. */
export function ExtraGroup({ group, extra, words, open, children }: Props) {
  const undo = useUndo();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const room = currentTarget.closest('details');
    const restore = room && leave(room);
    if (restore) undo.offer(restore);
  };
  return (
    <>
      <details className="mt-2 open:my-4" data-extra={extra.of} open={open}>
        <summary onClick={enter} className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          <span aria-hidden="true">+</span>
          <span className="underline underline-offset-4">{extra.add}</span>
        </summary>
        {/* The fold hides its legend from the browser while it is closed, and a group needs its name then too. */}
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
