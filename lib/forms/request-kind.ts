import type { FormDefinition } from './field.ts';

const kinds = {
  contact: 'contact',
  coi: 'coi',
  documents: 'documents',
  chat: 'short',
  guide: 'guide',
  resource: 'resource',
  newsletter: 'newsletter',
  'review-personal': 'review',
  'review-commercial': 'review',
  'review-property': 'review',
} as const;

/** What a form asks for; every kind is thanked for in words of its own. */
export type RequestKind = 'quote' | (typeof kinds)[keyof typeof kinds];

const isOwn = (id: string): id is keyof typeof kinds => Object.hasOwn(kinds, id);

/** The kind of request that a form makes. */
export function requestKind({ id }: Pick<FormDefinition, 'id'>): RequestKind {
  return isOwn(id) ? kinds[id] : 'quote';
}
