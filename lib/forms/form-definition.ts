import type { Field } from './field.ts';
import type { FileRule } from './file-rule.ts';
import type { InsuranceLine } from './insurance-lines.ts';
import type { ProblemCode } from './kinds/kind.ts';

/** What a form asks for; each kind has words of its own for the button and the thank-you page. */
export type RequestKind = 'quote' | 'contact' | 'coi' | 'review' | 'short' | 'guide' | 'resource' | 'newsletter' | 'documents';

/** Everything that is special about one form. Validation, controls, mails, webhook and CSV are derived from it. */
export type FormDefinition = {
  id: string;
  version: number;
  kind: RequestKind;
  route: string;
  payload: 'home' | 'typed' | 'smart' | 'wizard' | 'plain';
  staffName: string;
  /** What staff call the line of insurance, in the subject of their mail. */
  line: string;
  /** The line of insurance that the staff's mail is sorted by, where the form itself names one. */
  insuranceLine?: InsuranceLine;
  /** The line whose ACORD applications list the data, where it differs from `insuranceLine`. */
  acordLine?: InsuranceLine;
  fields: readonly Field[];
  /** Key of the words of its confirmation, `forms.done` in the messages. */
  words: 'home' | 'typed' | 'smart' | 'wizard' | Exclude<RequestKind, 'quote'>;
  /** Toasts after a post: the key of the words for a failure, and a problem that has a toast of its own. */
  toasts?: { failed: 'typed' | 'smart' | 'contact' | 'coi' | 'review'; problem?: { words: 'smart' | 'contact'; field: string; code: ProblemCode } };
  /** `long`: its page has a column beside the form that tells what happens next. */
  size?: 'long';
  steps?: readonly string[];
  /** A group whose answers are kept on the device once sent, and offered again. */
  recall?: string;
  files?: FileRule;
  attachment?: 'certificate' | 'review-invitation';
  /** The server itself sends what is asked for: nobody has to read the request first. */
  fulfillment?: 'file' | 'subscription';
  /** The visitor's own mail program takes the message when the server cannot be reached. */
  mailFallback?: true;
  guidelinesPage?: string;
};
