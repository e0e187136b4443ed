import { guard, type GuardWords } from '#components/guard/guard.ts';
import { holdFramework } from './framework.ts';
import { keepTyped } from './keep-typed.ts';
import { tellOffline } from './offline.ts';
import { showOpenNow } from './open-now.ts';
import { stepAside } from './step-aside.ts';
import { goneEvent, isStarted, markStart } from './signals.ts';

/** What one page asks for beside what all do: addresses, separated by spaces. */
const withOwn = (common: readonly string[], own = ''): string[] => [...common, ...own.split(' ').filter(Boolean)];

function holdParts({ boot, chunks, styles }: DOMStringMap): void {
  if (!boot) return;
  const { sheet, working } = sharedParts;
  const said = working[document.documentElement.lang] ?? '';
  holdFramework({ boot, sheet, working: said, chunks: withOwn(sharedParts.chunks, chunks), styles: withOwn(sharedParts.styles, styles) });
}

/** What the protection layer says, where the page has it. */
function guardWords(): GuardWords | undefined {
  const words = document.querySelector<HTMLElement>('[data-guard]')?.dataset.guard;
  return words === '' ? sharedParts.guard[document.documentElement.lang] : words && JSON.parse(words);
}

function begin(): void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener(goneEvent, () => end.abort(), { once: true });
  holdParts(document.querySelector<HTMLElement>('script[data-boot]')?.dataset ?? {});

  keepTyped(signal);
  stepAside(signal);
  const words = guardWords();
  if (words) guard(words, signal);
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
