import type { FormView } from '#components/forms/form-view.ts';
import type { DocumentsView } from './documents-view.ts';

/** Forms that a dialog of the portal can show, by the name that the page table gives them. */
export const portalForms = ['documents', 'coi', 'review-selector'] as const;
export type PortalForm = (typeof portalForms)[number];

export type Choice = { id: string; title: string; text: string; view: FormView };

/** A form, the form for documents, or forms among which to choose first. */
export type PortalView =
  | { kind: 'documents'; view: DocumentsView }
  | { kind: 'form'; view: FormView }
  | { kind: 'choice'; lead: string; back: string; choices: readonly Choice[] };
