import { protectContent, type ProtectionWords } from '#components/protection/protect-content.ts';
import { deferHydration } from './defer-hydration.ts';
import { fetchFonts } from './fetch-fonts.ts';
import { keepEarlyDrafts } from './keep-early-drafts.ts';
import { showOffline } from './offline.ts';
import { showHours } from './open-now.ts';
import { markTyping } from './mark-typing.ts';
import { pageRemovedEvent, isStarted, markStart } from './signals.ts';

function deferParts({ boot }: DOMStringMap): void {
  if (!boot) return;
  const { sheet, folder, scripts, forms, working } = sharedParts;
  const files = document.querySelector('form[data-form]') ? [...scripts, ...forms] : scripts;
  deferHydration({ boot, sheet, scripts: files.map((name) => folder + name), working: working[document.documentElement.lang] ?? '' });
}

function protectionWords(): ProtectionWords | undefined {
  const words = document.querySelector<HTMLElement>('[data-protect]')?.dataset.protect;
  return words === '' ? sharedParts.protection[document.documentElement.lang] : words && JSON.parse(words);
}

function begin(): void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener(pageRemovedEvent, () => end.abort(), { once: true });
  deferParts(document.querySelector<HTMLElement>('script[data-boot]')?.dataset ?? {});

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

/** The first script of a page, without React. Runs once, even if the page loads it twice. */
if (!isStarted()) {
  markStart('on');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
