import type { ReactNode } from 'react';

/** The summary of a `details` of the class `group`: a plus sign that turns, and the underlined text. `children` after it are not underlined. */
export function PlusSummary({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <summary className="flex min-h-11 items-center gap-3 font-semibold text-primary leading-snug">
      <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45">
        +
      </span>
      <span>
        <span className="underline underline-offset-4">{children}</span>
        {note && <span className="font-normal text-muted">{` (${note})`}</span>}
      </span>
    </summary>
  );
}
