import { guard, type GuardWords } from '#components/guard/guard.ts';
import { holdFramework } from './framework.ts';
import { keepTyped } from './keep-typed.ts';
import { tellOffline } from './offline.ts';
import { showOpenNow } from './open-now.ts';
import { stepAside } from './step-aside.ts';
import { goneEvent, isStarted, markStart } from './signals.ts';

function begin(): void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener(goneEvent, () => end.abort(), { once: true });
  const { boot, chunks = '', styles = '', sheet = '' } = document.querySelector<HTMLElement>('script[data-boot]')?.dataset ?? {};
  if (boot) holdFramework({ boot, chunks, styles, sheet });

  keepTyped(signal);
  stepAside(signal);
  const words = document.querySelector<HTMLElement>('[data-guard]')?.dataset.guard;
  if (words) {
    const parsed: GuardWords = JSON.parse(words);
    guard(parsed, signal);
  }
  const notice = document.querySelector<HTMLElement>('.offline-notice');
  if (notice) tellOffline(notice, signal);
  for (const clock of document.querySelectorAll<HTMLElement>('.open-now')) showOpenNow(clock, signal);
  // Without its query: what stands there may be the visitor's.
  if (document.querySelector('[data-missing]')) console.error('404: no page at', location.pathname);
}

/** The first script of a page, with no framework: once a page, whoever brings it. */
if (!isStarted()) {
  markStart('on');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
