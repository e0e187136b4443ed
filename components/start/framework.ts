import { isTyped } from '#components/forms/form-controls.ts';
import { whenSeen } from '#components/ui/when-seen.ts';
import { draftKey, recentKey, spokenLanguageKey } from '#lib/site/device-keys.ts';
import { watchHands } from './hand.ts';
import { markStart, readyEvent } from './signals.ts';

/** Where the parts of the framework that the page left out are, separated by spaces: see the front door. */
export type Parts = { boot: string; chunks: string; styles: string };

const quietMs = 9_000;
const patienceMs = 10_000;
/** What a visitor has left here before is shown without being asked for. */
const left = [draftKey(''), recentKey(''), spokenLanguageKey];
const asked = /[?&](?:state|filing|type)=/;

const list = (text: string): string[] => text.split(' ').filter(Boolean);

function add(element: HTMLScriptElement | HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}

const addScript = (src: string) => add(Object.assign(document.createElement('script'), { src, async: true }));

function addLink(rel: string, href: string, attributes: Record<string, string> = {}): Promise<unknown> {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries({ rel, href, ...attributes })) link.setAttribute(name, value);
  return add(link);
}

/** Whether somebody was here before us, or the browser put back what was typed. */
function isBegun(): boolean {
  return document.activeElement !== document.body || [...document.querySelectorAll<HTMLFormElement>('form[data-form]')].some(isTyped);
}

function isAwaited(): boolean {
  if (isBegun()) return true;
  try {
    return asked.test(location.search) || Object.keys(localStorage).some((key) => left.some((name) => key.startsWith(name)));
  } catch {
    return false;
  }
}

/** Whether a part has to live: always, or when the address that it names has something newer than the page. */
async function needsFramework({ dataset }: HTMLElement): Promise<boolean> {
  if (!dataset.wake) return true;
  const answer = await fetch(dataset.wake).then(
    (response) => response.json(),
    () => undefined,
  );
  return answer?.source === 'live' || answer?.source === 'cache';
}

async function load({ boot, chunks, styles }: Parts): Promise<void> {
  // React knows the sheet as its own by these attributes, and its scripts by theirs.
  const sheets = list(styles).map((href) => addLink('stylesheet', href, { 'data-precedence': 'next' }));
  for (const href of list(chunks)) addLink('preload', href, { as: 'script' }).catch(() => {});
  await Promise.all([addScript(boot), ...sheets]);
  await Promise.all(list(chunks).map(addScript));
}

/**
 * Leaves the framework out until a hand touches the page, the page shows what has to live (`data-wake`), or the visitor
 * has read for a while. What was done meanwhile is told again when it is there; should it never come, the browser does it.
 */
export function holdFramework(parts: Parts): void {
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    // The touch itself is answered first.
    requestAnimationFrame(() => setTimeout(() => load(parts).catch(giveUp)));
    setTimeout(giveUp, patienceMs);
  };
  const finish = watchHands(wake);
  const giveUp = () => {
    if (isReady) return;
    markStart('off');
    finish();
  };
  let isReady = false;
  addEventListener(
    readyEvent,
    () => {
      isReady = true;
      finish();
    },
    { once: true },
  );
  if (isAwaited()) wake();
  for (const element of document.querySelectorAll<HTMLElement>('[data-wake]'))
    whenSeen(element, () => needsFramework(element).then((yes) => yes && wake()));
  const rest = () => setTimeout(wake, quietMs);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
