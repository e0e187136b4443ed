import { dueTime, isHoliday, isOpen, opensAt, type PageOffice, relativeTime, replyDueAt } from '#lib/site/office-hours.ts';

const minuteMs = 60_000;

function fill(place: HTMLElement, office: PageOffice, now: number): void {
  const open = isOpen(now, office);
  if (!open) {
    const opens = opensAt(now, office);
    const texts: Record<string, string> = {
      why: isHoliday(now, 0, office) ? office.words.holiday : '',
      opens: relativeTime(opens, now, office),
      due: dueTime(replyDueAt(now, office), opens, now, office),
    };
    // No line break at the hyphen of «sexta-feira».
    for (const time of place.querySelectorAll('time')) time.textContent = (texts[time.dataset.part ?? ''] ?? '').replace('-', '-\u2060');
  }
  place.dataset.state = open ? 'open' : 'closed';
}

/**
 * Updates every minute whether the office is open: in each element, and as `data-hours` of the root element, which the `by-hours` variants of the
 * call buttons read. The hours are in `data-office` of the first element. The page is rendered with the words, and elements keep their height: nothing
 * shifts.
 */
export function showHours(places: readonly HTMLElement[], signal: AbortSignal): void {
  const given = places.find((place) => place.dataset.office)?.dataset.office;
  if (!given) return;
  const office: PageOffice = JSON.parse(given);
  const heights = places.map((place) => place.getBoundingClientRect().height);
  for (const [at, place] of places.entries()) if (heights[at]) place.style.minHeight = `${heights[at]}px`;
  const update = () => {
    const now = Date.now();
    for (const place of places) fill(place, office, now);
    document.documentElement.dataset.hours = isOpen(now, office) ? 'open' : 'closed';
  };
  update();
  const timer = setInterval(update, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
