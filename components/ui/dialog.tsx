import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = Omit<ComponentProps<'dialog'>, 'title'> & { id: string; title: string; children: ReactNode };

/** A native modal dialog: open it with `showModal()`. */
export function Dialog({ id, title, className = '', children, ...props }: Props) {
  return (
    <dialog data-slot="dialog" id={id} aria-labelledby={`${id}-title`} closedby="any" className={`dialog ${className}`} {...props}>
      <h2 id={`${id}-title`} className="pr-14 font-bold text-2xl leading-tight">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

export function DialogClose({ label }: { label: string }) {
  return (
    <form method="dialog" className="absolute top-3 right-3">
      <Button type="submit" intent="quiet" aria-label={label} className="min-w-12 px-0! no-underline">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </Button>
    </form>
  );
}
