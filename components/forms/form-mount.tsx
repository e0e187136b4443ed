'use client';

import { lazy, useEffect } from 'react';
import type { FormView } from './form-view.ts';

// Not next/dynamic: what it brings along is dearer, on every page, than the preload that it gives to those with a form.
const QuoteForm = lazy(() => import('./quote-form.tsx').then((module) => ({ default: module.QuoteForm })));

const StepForm = lazy(() => import('./step-form.tsx').then((module) => ({ default: module.StepForm })));

/** Among several forms of a page, a link's `type` opens one, like its card does. What it means is loaded only then. */
async function openLinked(id: string): Promise<void> {
  const type = new URLSearchParams(location.search).get('type');
  if (!type || location.hash !== '' || !document.getElementById(`quote-${id}`)) return;
  const { linkedForm } = await import('#lib/site/quote-links.ts');
  if (linkedForm(type) === id) location.replace(`#quote-${id}`);
}

/** Shows the cards again among which a form was chosen, its own with the focus. */
function choose(id: string): void {
  location.hash = 'quote-types';
  // The cards are hidden while something stands there as sent.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#quote-types [href="#quote-${id}"]`)?.focus());
}

/** The form behind a chunk of its own: pages of the same route that show no form do not load it. `isChosen`: among several of a page. */
export function FormMount({ view, isChosen = false }: { view: FormView; isChosen?: boolean }) {
  useEffect(() => {
    openLinked(view.id).catch(() => {});
  }, [view.id]);
  return view.steps ? <StepForm view={view} /> : <QuoteForm view={view} {...(isChosen ? { onAnother: () => choose(view.id) } : {})} />;
}
