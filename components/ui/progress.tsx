import type { ComponentProps } from 'react';

type Props = ComponentProps<'progress'> & { label: string; note?: string };

export function Progress({ label, note, className = '', ...props }: Props) {
  return (
    <label data-slot="progress" className={`flex flex-col gap-2 font-semibold leading-snug ${className}`}>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        {note && <span className="font-normal text-muted tabular-nums">{note}</span>}
      </span>
      <progress className="progress" max={100} {...props} />
    </label>
  );
}
