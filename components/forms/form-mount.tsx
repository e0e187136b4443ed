'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { expandExtras } from './expand-extras.ts';
import type { FormView } from './form-view.ts';

const QuoteForm = dynamic(() => import('./quote-form.tsx').then((module) => module.QuoteForm));

const StepForm = dynamic(() => import('./step-form.tsx').then((module) => module.StepForm));

/** The form behind a chunk of its own: pages of the same route that show no form do not load it. */
export function FormMount({ view }: { view: FormView }) {
  const full = useMemo(() => expandExtras(view), [view]);
  return full.steps ? <StepForm view={full} steps={full.steps} /> : <QuoteForm view={full} />;
}
