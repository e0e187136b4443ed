import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import type { ExtraView, GroupView } from './form-view.ts';

type Props = { group: GroupView; extra: ExtraView; open: boolean; children: ReactNode };

/** The summary is gone once its room is open: the focus goes on to the first field. */
function enter({ currentTarget }: MouseEvent<HTMLElement>): void {
  const room = currentTarget.parentElement;
  requestAnimationFrame(() => room?.querySelector<HTMLElement>('input, select')?.focus());
}

/** Empties a room before anyone is told, so that its fields are judged together, and closes it. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  const room = currentTarget.closest('details');
  if (!room) return;
  const controls = [...room.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  for (const control of controls) control.value = '';
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }));
  room.open = false;
  room.querySelector<HTMLElement>('summary')?.focus();
}

/** A further vehicle or driver behind a button that adds it; works without script, and left empty it counts for nothing. */
export function ExtraGroup({ group, extra, open, children }: Props) {
  return (
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
          <Button intent="quiet" className="px-0!" onClick={leave}>
            {extra.remove}
          </Button>
        </div>
      </FieldGroup>
    </details>
  );
}
