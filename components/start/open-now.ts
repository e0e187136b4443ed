import { whenSeen } from '#components/ui/when-seen.ts';
import { formatPromise, isOpen, promiseBy, type PageOffice } from '#lib/site/office-hours.ts';

const minuteMs = 60_000;
const quietMs = 3_000;

function read(place: HTMLElement): void {
  const office: PageOffice = JSON.parse(place.dataset.office ?? '');
  const now = Date.now();
  const time = place.querySelector('time');
  // A weekday such as «sexta-feira» is not broken at its hyphen.
  if (time) time.textContent = formatPromise(promiseBy(now, office), office.words, office).replace('-', '-\u2060');
  place.dataset.state = isOpen(now, office) ? 'open' : 'closed';
}

/**
 * Says whether somebody is in the office now, and again each minute until the signal is aborted: as soon as the place comes near the
 * screen, or else in a quiet moment. Browser only.
 */
export function showOpenNow(place: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    unwatch();
    clearTimeout(timer);
    if (signal.aborted) return;
    // The words may need a line less than the room that was kept for them.
    place.style.minHeight = `${place.getBoundingClientRect().height}px`;
    read(place);
    timer = setInterval(read, minuteMs, place);
  };
  const unwatch = whenSeen(place, begin);
  timer = setTimeout(begin, quietMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
