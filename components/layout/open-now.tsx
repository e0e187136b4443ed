import type { PageOffice } from '#lib/site/office-hours.ts';
import { blankTime } from './blank-time.ts';

type Props = {
  /** The office's hours only, not the whole agency file. */
  office: PageOffice;
  open: string;
  closed: string;
};

/** Whether the office is open now, filled by the start script. Both texts reserve their space, so nothing shifts. */
export function OpenNow({ office, open, closed }: Props) {
  const [before, after] = closed.split('{time}');
  return (
    <p className="open-now" data-office={JSON.stringify(office)}>
      <span data-when="open">{open}</span>
      <span data-when="closed">
        {before}
        {/* One text: React tolerates another one here, but not another number of them. */}
        <time suppressHydrationWarning>{blankTime(office)}</time>
        {after}
      </span>
    </p>
  );
}
