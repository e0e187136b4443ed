'use client';

import { lazy } from 'react';
import type { DocumentsView } from './documents-view.ts';

const DocumentsForm = lazy(() => import('./documents-form.tsx').then((module) => ({ default: module.DocumentsForm })));

/** Loads the documents form on demand: other forms of the same route do not load it. */
export function DocumentsMount({ view }: { view: DocumentsView }) {
  return <DocumentsForm view={view} />;
}
