import { formatPromise, isOpen, promiseBy, type Office } from '#lib/site/office-hours.ts';

const minuteMs = 60_000;

function read(place: HTMLElement): void {
  const office: Office = JSON.parse(place.dataset.office ?? '');
  const now = Date.now();
  const time = place.querySelector('time');
  // A weekday such as «sexta-feira» is not broken at its hyphen.
  if (time) time.textContent = formatPromise(promiseBy(now, office), document.documentElement.lang, office).replace('-', '-\u2060');
  place.dataset.state = isOpen(now, office) ? 'open' : 'closed';
}

/** Says whether somebody is in the office now, and again each minute until the signal is aborted. Browser only. */
export function showOpenNow(places: readonly HTMLElement[], signal: AbortSignal): void {
  const look = () => places.forEach(read);
  look();
  const timer = setInterval(look, minuteMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
