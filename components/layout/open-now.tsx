import type { PageOffice } from '#lib/site/office-hours.ts';
import { ClosedNotice } from './closed-notice.tsx';

type Props = {
  /** The office's hours only, not the whole agency file. */
  office: PageOffice;
  open: string;
  closed: string;
};

/** Whether the office is open now, filled by the start script. Both texts reserve their space, so nothing shifts. */
export function OpenNow({ office, open, closed }: Props) {
  return (
    <p className="open-now" data-office="">
      <span data-when="open">{open}</span>
      <span data-when="closed">
        <ClosedNotice template={closed} office={office} />
      </span>
    </p>
  );
}
