import { isTyped } from '#components/forms/form-controls.ts';
import { isOffered, isSparing, offerMs } from '#components/guide/may-offer.ts';
import { pauseOfHands } from '#components/ui/rested.ts';
import { painted } from '#components/ui/painted.ts';
import { whenSeen } from '#components/ui/when-seen.ts';
import { draftKey, recentKey, spokenLanguageKey } from '#lib/site/device-keys.ts';
import { watchHands } from './hand.ts';
import { markStart, readyEvent } from './signals.ts';
import { showWorking } from './working.ts';

/** Addresses of the parts of the framework that a page left out, of its own part of them, and of the sheet of all pages. */
export type Parts = { boot: string; chunks: readonly string[]; styles: readonly string[]; sheet: string };
/** `working`: what is said of a press that waits. */
type Held = Parts & { working: string };

/** Who reads on without a touch finds the page awake: a quiet moment, long after everything is shown. */
const restMs = 20_000;
const patienceMs = 10_000;
/** Where nobody waits for an answer, the framework is put to work in a pause this long, or after the longest that one may be waited for. */
const pauseMs = 600;
const longestMs = 4_000;
/** What a visitor has left here before is shown without being asked for. */
const left = [draftKey(''), recentKey(''), spokenLanguageKey];
const asked = /[?&](?:state|filing|type)=/;

function add(element: HTMLScriptElement | HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}

const addScript = (src: string) => add(Object.assign(document.createElement('script'), { src, async: true }));
const fetchScript = (href: string) => add(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));

/**
 * Adds the sheet of all pages, and says that the sheets of the build are there: they are in it. It names no faces and no layers,
 * so nothing is laid out again.
 */
async function addSheet(sheet: string, styles: readonly string[]): Promise<void> {
  await add(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  for (const href of styles) {
    const known = document.createElement('link');
    // One that is disabled is not fetched; React knows a sheet by these attributes.
    for (const [name, value] of Object.entries({ rel: 'stylesheet', disabled: '', href, 'data-precedence': 'next' })) known.setAttribute(name, value);
    document.head.append(known);
  }
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

/** Fetches everything before anything of it is put to work, so that the page stays free for hands until then, and on until `free` resolves; calls `onPart` at each part. */
async function load({ boot, chunks, styles, sheet }: Parts, free: Promise<void>, onPart: () => void): Promise<void> {
  await Promise.all([boot, ...chunks].map((part) => fetchScript(part).then(onPart)));
  await free;
  await addSheet(sheet, styles);
  await addScript(boot);
  await Promise.all(chunks.map(addScript));
}

/**
 * Leaves the framework out until a hand touches the page, the page shows what has to live (`data-wake`), or the visitor
 * has read for a while: until the guide is offered, where it is. What was done meanwhile is told again when it is there; should it
 * never come, the browser does it.
 */
export function holdFramework(parts: Held): void {
  let isAwake = false;
  let hurry = () => {};
  const awaited = new Promise<void>((resolve) => (hurry = resolve));
  const wake = (isUrgent = true) => {
    if (isUrgent) hurry();
    if (isAwake) return;
    isAwake = true;
    // The touch itself is answered first. What is typed needs nobody yet: the browser shows it.
    painted()
      .then(() => load(parts, Promise.race([awaited, pauseOfHands(pauseMs, longestMs)]), wait))
      .catch(giveUp);
    wait();
  };
  let patience: ReturnType<typeof setTimeout>;
  /** A slow line on which parts still arrive is waited for. */
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(giveUp, patienceMs);
  };
  const hands = watchHands(wake, (pressed) => showWorking(pressed, parts.working));
  const giveUp = () => {
    if (isReady) return;
    markStart('off');
    hands.drop();
  };
  let isReady = false;
  addEventListener(
    readyEvent,
    () => {
      isReady = true;
      hands.hand();
      setTimeout(hands.drop, patienceMs);
    },
    { once: true },
  );
  if (isAwaited()) wake();
  for (const element of document.querySelectorAll<HTMLElement>('[data-wake]'))
    whenSeen(element, () => needsFramework(element).then((yes) => yes && wake()));
  /** Nobody waits: one file after the other leaves the line free for what the visitor may do meanwhile. */
  const wakeGently = async () => {
    for (const href of [parts.boot, ...parts.chunks]) if (!isAwake) await fetchScript(href).catch(() => {});
    wake();
  };
  const rest = () => {
    if (!isSparing()) setTimeout(wakeGently, document.querySelector('[data-offer]') && !isOffered() ? offerMs : restMs);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
