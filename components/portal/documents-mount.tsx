'use client';

import { lazy } from 'react';
import type { DocumentsView } from './documents-view.ts';

const DocumentsForm = lazy(() => import('./documents-form.tsx').then((module) => ({ default: module.DocumentsForm })));

/** The form for documents behind a chunk of its own: pages of the same route that show other forms do not load it. */
export function DocumentsMount({ view }: { view: DocumentsView }) {
  return <DocumentsForm view={view} />;
}
