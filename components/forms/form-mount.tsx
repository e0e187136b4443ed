'use client';

import { lazy, useEffect } from 'react';
import type { FormView } from './form-view.ts';

// next/dynamic adds more to every page than its preload saves.
const LeadForm = lazy(() => import('./lead-form.tsx').then((module) => ({ default: module.LeadForm })));

const WizardForm = lazy(() => import('./step-form.tsx').then((module) => ({ default: module.WizardForm })));

async function openLinked(id: string): Promise<void> {
  const type = new URLSearchParams(location.search).get('type');
  if (!type || location.hash !== '' || !document.getElementById(`quote-${id}`)) return;
  const { linkedForm } = await import('#lib/site/quote-links.ts');
  if (linkedForm(type) === id) location.replace(`#quote-${id}`);
}

/** Shows the choices again, with the focus on the current one. */
function showChoices(id: string): void {
  location.hash = 'quote-types';
  // The cards are hidden while a confirmation is shown.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#quote-types [href="#quote-${id}"]`)?.focus());
}

/** Loads the form as a chunk of its own: pages without a form do not load it. `isOneOfSeveral`: the page has a choice of forms. */
export function FormMount({ view, isOneOfSeveral = false }: { view: FormView; isOneOfSeveral?: boolean }) {
  useEffect(() => {
    openLinked(view.id).catch(() => {});
  }, [view.id]);
  return view.steps ? <WizardForm view={view} /> : <LeadForm view={view} {...(isOneOfSeveral ? { onAnother: () => showChoices(view.id) } : {})} />;
}
