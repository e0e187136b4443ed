'use client';

import dynamic from 'next/dynamic';
import type { FormView } from './form-view.ts';

const QuoteForm = dynamic(() => import('./quote-form.tsx').then((module) => module.QuoteForm));

const StepForm = dynamic(() => import('./step-form.tsx').then((module) => module.StepForm));

/** The form behind a chunk of its own: pages of the same route that show no form do not load it. */
export function FormMount({ view }: { view: FormView }) {
  return view.steps ? <StepForm view={view} steps={view.steps} /> : <QuoteForm view={view} />;
}
