import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { whenSeen } from '#components/ui/when-seen.ts';
import { type IslandName, islandLoaders } from './island-loaders.ts';
import { reviveElement } from './revive-props.ts';

type Props = Readonly<Record<string, unknown>>;

const isComponent = (value: unknown): value is ComponentType<Props> => typeof value === 'function';
const isIsland = (name: string): name is IslandName => Object.hasOwn(islandLoaders, name);

/** After an unexpected error the state of the page is unknown, so the error screen replaces it. */
async function showError(error: unknown): Promise<void> {
  const { showErrorScreen } = await import('./show-error.ts');
  showErrorScreen(error);
}

async function hydrate(place: HTMLElement, props: Props): Promise<void> {
  const { island = '' } = place.dataset;
  if (!isIsland(island)) return;
  const component: unknown = await islandLoaders[island]();
  if (!isComponent(component)) return;
  // A transition renders in slices, so that a key pressed meanwhile is shown at once.
  startTransition(() => void hydrateRoot(place, createElement(component, props), { onUncaughtError: showError }));
}

/** A hidden form, as on the page with several, is hydrated once it is shown, or when a link presets it. */
const isHidden = (form: Element): boolean => form.matches('form[data-form]') && !form.checkVisibility() && location.search === '';

/** Calls `act` once when a form is shown or gets the focus. */
function whenUsed(form: Element, act: () => void): void {
  const used = new AbortController();
  const { signal } = used;
  signal.addEventListener('abort', act, { once: true });
  signal.addEventListener(
    'abort',
    whenSeen(form, () => used.abort()),
    { once: true },
  );
  form.addEventListener('focusin', () => used.abort(), { signal });
}

/** Hydrates the islands of the page. Their properties are a file of this page, in the order of the islands. */
async function hydratePage(): Promise<void> {
  const { props: address = '' } = document.querySelector<HTMLElement>('[data-props]')?.dataset ?? {};
  const response = await fetch(address);
  if (!response.ok) return;
  const props: readonly Props[] = JSON.parse(await response.text(), reviveElement);
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const [at, place] of places.entries()) {
    const properties = props[at] ?? {};
    const { firstElementChild: form } = place;
    if (form && isHidden(form)) whenUsed(form, () => hydrate(place, properties).catch(() => {}));
    else await hydrate(place, properties);
  }
}

// The start script lets the browser handle the page when the island PageBehavior does not dispatch `page:hydrated` in time.
hydratePage().catch(() => {});
