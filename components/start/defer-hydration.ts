import { isTyped } from '#components/forms/form-controls.ts';
import { offerMs, prefersLessData, wasGuideOffered } from '#components/guide/offer-state.ts';
import { afterPaint, waitForInputPause } from '#components/ui/when-idle.ts';
import { whenSeen } from '#components/ui/when-seen.ts';
import { draftKey, recentKey, spokenLanguageKey } from '#lib/site/device-keys.ts';
import { queueEvents } from './event-replay.ts';
import { markReact, pageHydratedEvent } from './signals.ts';

const busyStyle = `[aria-busy=true]::before{content:"";display:inline-block;width:1.1em;height:1.1em;border:.15em solid;border-right-color:#0000;border-radius:50%;margin-right:.5em;animation:turn .9s linear infinite}@keyframes turn{to{rotate:1turn}}`;

let busySheet: CSSStyleSheet | undefined;

/** Added at the first busy press, to keep the pages small. */
function addStyle(): void {
  if (busySheet) return;
  busySheet = new CSSStyleSheet();
  busySheet.replaceSync(busyStyle);
  document.adoptedStyleSheets.push(busySheet);
}

function showBusy(pressed: HTMLElement, words: string): () => void {
  addStyle();
  pressed.ariaBusy = 'true';
  const status = document.createElement('output');
  status.className = 'sr-only';
  document.body.append(status);
  // A region must exist before its text does, or screen readers miss it.
  requestAnimationFrame(() => (status.textContent = words));
  return () => {
    pressed.removeAttribute('aria-busy');
    status.remove();
  };
}

/** Addresses. `scripts`: the script that hydrates, and its imports; `props`: the properties of the islands; `sheet`: the style sheet of all pages. */
type HydrationFiles = { scripts: readonly string[]; props: string; sheet: string };
/** `working`: the words for screen readers while a press waits. */
type DeferredPage = HydrationFiles & { working: string };

/** A page that was only read is hydrated after this time. */
const idleMs = 20_000;
const timeoutMs = 10_000;
/**
 * Unless the visitor waits for script, files are fetched when there was no input for `fetchPauseMs` and run when there was none for `pauseMs`, each at the
 * latest after `maxWaitMs`.
 */
const fetchPauseMs = 250;
const pauseMs = 600;
const maxWaitMs = 4_000;
/** Storage keys of values from an earlier visit, which are restored without an interaction. */
const restoredKeys = [draftKey(''), recentKey(''), spokenLanguageKey];
const linkedQuery = /[?&](?:state|filing|type)=/;

function add(tag: 'script' | 'link', properties: Readonly<Record<string, string>>): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement(tag), properties, { onload, onerror }));
  });
}

const addScript = (src: string) => add('script', { src, type: 'module' });
const addSheet = (href: string) => add('link', { rel: 'stylesheet', href });
const fetchScript = (href: string) => add('link', { rel: 'modulepreload', href });
const fetchData = (href: string) => add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });

/** Whether the page was touched before this script ran, or the browser restored what was typed. */
function isBegun(): boolean {
  return document.activeElement !== document.body || [...document.querySelectorAll<HTMLFormElement>('form[data-form]')].some(isTyped);
}

function needsHydrationNow(): boolean {
  if (isBegun()) return true;
  try {
    return linkedQuery.test(location.search) || Object.keys(localStorage).some((key) => restoredKeys.some((name) => key.startsWith(name)));
  } catch {
    return false;
  }
}

/** Whether an island needs script: always, or when the address in `data-hydrate` has newer data than the page. */
async function needsHydration({ dataset }: HTMLElement): Promise<boolean> {
  if (!dataset.hydrate) return true;
  const body = await fetch(dataset.hydrate).then(
    (response) => response.json(),
    () => undefined,
  );
  return body?.source === 'live' || body?.source === 'cache';
}

/** Fetches every file before any of them runs, then waits for a pause; calls `onFile` at each file. */
async function load({ scripts, props, sheet }: HydrationFiles, pause: (ms: number) => Promise<void>, onFile: () => void): Promise<void> {
  await Promise.all([fetchData(props), ...scripts.map(fetchScript)].map((file) => file.then(onFile)));
  await pause(pauseMs);
  await addSheet(sheet);
  await addScript(scripts[0] ?? '');
}

/**
 * Defers React until the visitor interacts with the page, an island with `data-hydrate` comes near the screen, or the page was read for a while. Events
 * before that are replayed after it; if React cannot be loaded, the browser handles them.
 */
export function deferHydration(page: DeferredPage): void {
  let isStarted = false;
  let isHydrated = false;
  let endWait = () => {};
  const urgent = new Promise<void>((resolve) => (endWait = resolve));
  const hydrate = (isUrgent = true) => {
    if (isUrgent) endWait();
    if (isStarted) return;
    isStarted = true;
    const pause = (ms: number) => Promise.race([urgent, waitForInputPause(ms, maxWaitMs)]);
    afterPaint()
      .then(() => pause(fetchPauseMs))
      .then(() => load(page, pause, restartTimeout))
      .catch(giveUp);
    restartTimeout();
  };
  let timeout: ReturnType<typeof setTimeout>;
  /** More time for a slow connection on which files still arrive. */
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = setTimeout(giveUp, timeoutMs);
  };
  const events = queueEvents(hydrate, (pressed) => showBusy(pressed, page.working));
  const giveUp = () => {
    if (isHydrated) return;
    markReact('off');
    events.replayNow();
  };
  addEventListener(
    pageHydratedEvent,
    () => {
      isHydrated = true;
      events.replay();
      setTimeout(events.replayNow, timeoutMs);
    },
    { once: true },
  );
  if (needsHydrationNow()) hydrate();
  for (const element of document.querySelectorAll<HTMLElement>('[data-hydrate]'))
    whenSeen(element, () => needsHydration(element).then((isNeeded) => isNeeded && hydrate()));
  const hydrateIdle = async () => {
    for (const href of page.scripts) if (!isStarted) await fetchScript(href).catch(() => {});
    hydrate();
  };
  const startIdleTimer = () => {
    if (!prefersLessData()) setTimeout(hydrateIdle, document.querySelector('[data-offer]') && !wasGuideOffered() ? offerMs : idleMs);
  };
  // The page loads this script, so its `load` event comes later.
  addEventListener('load', startIdleTimer);
}
