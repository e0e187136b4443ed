import type { DownloadId } from '#lib/site/downloads.ts';
import type { Field } from './field.ts';
import type { FileRule } from './file-rule.ts';
import type { InsuranceLine } from './insurance-lines.ts';
import type { ProblemCode } from './kinds/kind.ts';

/** What a form asks for. Each kind has its own words on the button and the thank-you page. */
export type LeadKind = 'quote' | 'contact' | 'coi' | 'review' | 'short' | 'guide' | 'resource' | 'newsletter' | 'documents';

type FoldWords = 'auto' | 'truck' | 'building' | 'house' | 'staff' | 'business';

export type FormDefinition = {
  id: string;
  version: number;
  kind: LeadKind;
  route: string;
  payload: 'home' | 'lineQuote' | 'smart' | 'wizard' | 'plain';
  staffName: string;
  /** What the lead is about, in the subject of the staff mail. */
  subjectLabel: string;
  /** The line of every lead of this form, for the recipients of the staff mail. */
  insuranceLine?: InsuranceLine;
  /** The line of its ACORD applications; default: `insuranceLine`. */
  acordLine?: InsuranceLine;
  /** `type` and `quote_type` of its payload; default: `id`. */
  quoteType?: string;
  fields: readonly Field[];
  /** Its words in `forms.done` and `forms.toast`. */
  messageKey: 'home' | 'lineQuote' | 'smart' | 'wizard' | Exclude<LeadKind, 'quote'>;
  /** Keys of the toasts after a failure, and after one particular problem. */
  toasts?: {
    failed: 'lineQuote' | 'smart' | 'contact' | 'coi' | 'review';
    problem?: { messageKey: 'smart' | 'contact'; field: string; code: ProblemCode };
  };
  /** Its page has a column with the next steps beside the form. */
  hasAside?: true;
  /** The words over its folded fields. */
  fold?: FoldWords;
  steps?: readonly string[];
  /** A group whose posted values are kept on the device and offered again. */
  rememberedGroup?: string;
  files?: FileRule;
  /** A component of its own instead of the generated form. */
  component?: 'documents';
  /** Messages (`missing`) for the problem response when required fields are missing. */
  missingMessages?: 'portal.documents';
  attachment?: 'certificate' | 'review-invitation';
  /** What the server itself sends, so that no person has to answer. */
  fulfillment?: 'file' | 'subscription';
  /** The file of `fulfillment`: always the same one, or the one that a field names. */
  download?: { id: DownloadId } | { field: string };
  mailFallback?: true;
  guidelinesPage?: string;
};
