import type { FormView } from '#components/forms/form-view.ts';
import type { DocumentsView } from './documents-view.ts';

export const portalForms = ['documents', 'coi', 'review-selector'] as const;
export type PortalFormId = (typeof portalForms)[number];

export type Choice = { id: string; title: string; text: string; view: FormView };

export type PortalView =
  | { kind: 'documents'; view: DocumentsView }
  | { kind: 'form'; view: FormView }
  | { kind: 'choice'; lead: string; back: string; choices: readonly Choice[] };
