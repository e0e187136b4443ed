'use client';

import dynamic from 'next/dynamic';
import { useEffect, useMemo } from 'react';
import { linkedForm } from '#lib/site/quote-links.ts';
import { expandExtras } from './expand-extras.ts';
import type { FormView } from './form-view.ts';

const QuoteForm = dynamic(() => import('./quote-form.tsx').then((module) => module.QuoteForm));

const StepForm = dynamic(() => import('./step-form.tsx').then((module) => module.StepForm));

/** Among several forms of a page, a link's `type` opens one, like its card does. */
function openLinked(id: string): void {
  const type = new URLSearchParams(location.search).get('type');
  if (!type || location.hash !== '' || linkedForm(type) !== id || !document.getElementById(`quote-${id}`)) return;
  location.replace(`#quote-${id}`);
}

/** The form behind a chunk of its own: pages of the same route that show no form do not load it. */
export function FormMount({ view }: { view: FormView }) {
  useEffect(() => openLinked(view.id), [view.id]);
  const full = useMemo(() => expandExtras(view), [view]);
  return full.steps ? <StepForm view={full} steps={full.steps} /> : <QuoteForm view={full} />;
}
