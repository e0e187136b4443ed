import { whenSeen } from '#components/ui/when-seen.ts';
import { formatReplyTime, isOpen, replyDueAt, type PageOffice } from '#lib/site/office-hours.ts';

const minuteMs = 60_000;
const idleMs = 1_000;

function update(place: HTMLElement): void {
  const office: PageOffice = JSON.parse(place.dataset.office ?? '');
  const now = Date.now();
  const time = place.querySelector('time');
  // No line break at the hyphen of «sexta-feira».
  if (time) time.textContent = formatReplyTime(replyDueAt(now, office), office.words, office).replace('-', '-\u2060');
  place.dataset.state = isOpen(now, office) ? 'open' : 'closed';
}

/** Shows whether the office is open, each minute until the signal is aborted. Starts when `place` comes near the screen or the page is idle. */
export function showOpenNow(place: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    unwatch();
    clearTimeout(timer);
    if (signal.aborted) return;
    // Keeps the layout where the new words need a line less.
    place.style.minHeight = `${place.getBoundingClientRect().height}px`;
    update(place);
    timer = setInterval(update, minuteMs, place);
  };
  const unwatch = whenSeen(place, start);
  timer = setTimeout(start, idleMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
