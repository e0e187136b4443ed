import type { PageOffice } from '#lib/site/office-hours.ts';

type Props = {
  /** The office's hours alone: the whole agency file has no place in the browser. */
  office: PageOffice;
  open: string;
  /** With `{time}` where the time of the answer goes. */
  closed: string;
};

/**
 * Whether somebody is in the office now, said by the first script of the page. Both texts keep their room from the start, so
 * nothing moves when the clock is read.
 */
export function OpenNow({ office, open, closed }: Props) {
  const [before, after] = closed.split('{time}');
  return (
    <p className="open-now" data-office={JSON.stringify(office)}>
      <span data-when="open">{open}</span>
      <span data-when="closed">
        {before}
        {/* One text: React tolerates another one here, but not another number of them. */}
        <time suppressHydrationWarning>{`0000000 a las 00:00 a.m. ${office.zone}`}</time>
        {after}
      </span>
    </p>
  );
}
