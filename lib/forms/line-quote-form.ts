import { submissionFields } from './blocks.ts';
import type { FormDefinition } from './form-definition.ts';

type LineQuote = Omit<FormDefinition, 'version' | 'kind' | 'route' | 'payload' | 'messageKey' | 'toasts' | 'hasAside'> & { version?: number };

/** A quote of one line of insurance: all of them have the same route, payload, messages and column beside the form. */
export function lineQuoteForm({ fields, ...form }: LineQuote): FormDefinition {
  return {
    version: 1,
    kind: 'quote',
    route: 'send-quote-email',
    payload: 'lineQuote',
    messageKey: 'lineQuote',
    toasts: { failed: 'lineQuote' },
    hasAside: true,
    ...form,
    fields: [...fields, ...submissionFields],
  };
}
