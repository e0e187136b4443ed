import { protectContent, type ProtectionWords } from '#components/protection/protect-content.ts';
import { prefersLessData } from '#components/guide/offer-state.ts';
import { fontsKey } from '#lib/site/device-keys.ts';
import { deferHydration } from './defer-hydration.ts';
import { keepEarlyDrafts } from './keep-early-drafts.ts';
import { showHours } from './open-now.ts';
import { hasStartScript, markReact, pageRemovedEvent } from './signals.ts';

/** Fetches the fonts for the next page, after everything else. Later pages find them in the cache. */
function fetchFonts(): void {
  if (prefersLessData()) return;
  // A fallback face fails where the system lacks its local font.
  Promise.allSettled([...document.fonts].map((face) => face.load()))
    .then(() => localStorage.setItem(fontsKey, '1'))
    // Without storage the fonts are not shown.
    .catch(() => {});
}

/**
 * Sets `data-typing` on the root element while a field or a form has the focus, which hides floating parts. `body:has(:focus)` would do the same, but
 * makes a slow phone search the whole page at each touch.
 */
function markTyping(signal: AbortSignal): void {
  const update = (focused: EventTarget | null) => {
    const isTyping =
      focused instanceof Element &&
      focused.matches('input, select, textarea, form[data-form] *') &&
      !focused.closest('dialog') &&
      !document.querySelector('dialog:modal');
    document.documentElement.toggleAttribute('data-typing', isTyping);
  };
  // The event queue stops these events on their way down to a form that is not hydrated.
  const options = { signal, capture: true };
  addEventListener('focusin', ({ target }) => update(target), options);
  addEventListener('focusout', ({ relatedTarget }) => update(relatedTarget), options);
  signal.addEventListener('abort', () => update(null));
  update(document.activeElement);
}

function showOffline(place: HTMLElement, signal: AbortSignal): void {
  const update = () => {
    place.textContent = navigator.onLine ? '' : (place.dataset.text ?? '');
  };
  for (const type of ['online', 'offline']) addEventListener(type, update, { signal });
  update();
}

function deferIslands({ props }: DOMStringMap): void {
  if (!props) return;
  const { sheet, folder, scripts, forms, working } = sharedParts;
  const files = document.querySelector('form[data-form]') ? [...scripts, ...forms] : scripts;
  deferHydration({ props, sheet, scripts: files.map((name) => folder + name), working: working[document.documentElement.lang] ?? '' });
}

function protectionWords(): ProtectionWords | undefined {
  const words = document.querySelector<HTMLElement>('[data-protect]')?.dataset.protect;
  return words === '' ? sharedParts.protection[document.documentElement.lang] : words && JSON.parse(words);
}

function begin(): void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener(pageRemovedEvent, () => end.abort(), { once: true });
  deferIslands(document.querySelector<HTMLElement>('[data-props]')?.dataset ?? {});

  showHours([...document.querySelectorAll<HTMLElement>('[data-office]')], signal);
  keepEarlyDrafts(signal);
  markTyping(signal);
  addEventListener('load', fetchFonts);
  const words = protectionWords();
  if (words) protectContent(words, signal);
  const notice = document.querySelector<HTMLElement>('.offline-notice');
  if (notice) showOffline(notice, signal);
  // Without the query, which may hold data of the visitor.
  if (document.querySelector('[data-missing]')) console.error('404: no page at', location.pathname);
}

/** The start script of a page, without React. Runs once, even if the page loads it twice. */
if (!hasStartScript()) {
  markReact('on');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
