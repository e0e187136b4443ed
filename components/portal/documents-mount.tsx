'use client';

import dynamic from 'next/dynamic';
import type { DocumentsView } from './documents-view.ts';

const DocumentsForm = dynamic(() => import('./documents-form.tsx').then((module) => module.DocumentsForm));

/** The form for documents behind a chunk of its own: pages of the same route that show other forms do not load it. */
export function DocumentsMount({ view }: { view: DocumentsView }) {
  return <DocumentsForm view={view} />;
}
