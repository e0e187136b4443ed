import type { PageOffice } from '#lib/site/office-hours.ts';

type Props = {
  /** The office's hours only, not the whole agency file. */
  office: PageOffice;
  open: string;
  closed: string;
};

/** As wide as the text, and empty to those who read or index the page without its script. */
const blank = (text: string): string => text.replace(/\S/g, '\u2007');

/** Whether the office is open now, filled by the start script. Both texts reserve their space, so nothing shifts. */
export function OpenNow({ office, open, closed }: Props) {
  const [before, after] = closed.split('{time}');
  const { days, at, halves = [''] } = office.words;
  const longestDay = days.split(' ').reduce((longest, day) => (day.length > longest.length ? day : longest));
  return (
    <p className="open-now" data-office={JSON.stringify(office)}>
      <span data-when="open">{open}</span>
      <span data-when="closed">
        {before}
        {/* One text: React tolerates another one here, but not another number of them. */}
        <time suppressHydrationWarning>{blank(`${longestDay}${at}00:00 ${halves[0]} ${office.zone}`)}</time>
        {after}
      </span>
    </p>
  );
}
