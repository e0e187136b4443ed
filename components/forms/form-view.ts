import type { ClosedPiece } from '#components/layout/closed-pieces.tsx';
import type { FieldKind } from '#lib/forms/form-definition.ts';
import type { ProblemCode } from '#lib/forms/kinds/kind.ts';
import type { DelayWords } from '#lib/site/reply-delay.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { FileProblemCode } from './file-problem.ts';

export type FormContext = { element: HTMLFormElement; signal: AbortSignal };

export type FieldView = {
  name: string;
  kind: FieldKind;
  label: string;
  /** The label beside the control, where it is not `label`, which messages use: without the number that the legend has, or with WhatsApp added. */
  shownLabel?: string;
  hint?: string;
  help?: { href: string; text: string };
  required?: true;
  /** Whether it is required depends on other values. */
  sometimesRequired?: true;
  /** One of the ways to reach the visitor, of which one is enough: their group says so. */
  eitherWay?: true;
  /** Shown in place of "optional": says when the field is required. */
  requiredWhenText?: string;
  secret?: true;
  decimals?: true;
  max?: number;
  autoComplete?: string;
  preset?: string;
  suggestions?: readonly string[];
  problems?: Partial<Record<ProblemCode, string>>;
  options?: readonly { value: string; label: string }[];
  /** The file extensions with their dot, the size limit in bytes, and the messages. */
  file?: { accept: string; maxBytes: number; problems: Readonly<Record<FileProblemCode, string>> };
  shownIf?: string;
};

export type ExtraView = { of: string; numbers: readonly number[]; add: string; remove: string; removed: string };

export type GroupView = {
  name: string;
  legend: string;
  shownIf?: string;
  extra?: ExtraView;
  /** Not in the HTML: added by the script after hydration. */
  later?: true;
  folded?: true;
  fields: readonly FieldView[];
};

export type StepView = { title: string; groups: readonly GroupView[] };

export type FormWords = Record<
  | 'submit'
  | 'submitting'
  | 'missing'
  | 'missingCount'
  | 'check'
  | 'optional'
  | 'required'
  | 'eitherWay'
  | 'or'
  | 'choose'
  | 'chooseFile'
  | 'noFile'
  | 'removeFile'
  | 'leaveEmpty'
  | 'notCover'
  | 'notCoverUntil'
  | 'reply'
  | 'marketing'
  | 'marketingTerms'
  | 'finePrint'
  | 'promise'
  | 'failureTitle'
  | 'failureText'
  | 'offline'
  | 'kept'
  | 'done'
  | 'received'
  | 'next'
  | 'mailed'
  | 'hurry'
  | 'call'
  | 'opens'
  | 'replyToBoth'
  | 'replyToPhone'
  | 'replyToEmail'
  | 'wrong'
  | 'wrongCall'
  | 'save'
  | 'saved'
  | 'notSaved'
  | 'write'
  | 'another'
  | 'clear'
  | 'offer'
  | 'fill'
  | 'retrying'
  | 'stopRetrying'
  | 'decline'
  | 'cleared'
  | 'undo'
  | 'undone'
  | 'step'
  | 'previous'
  | 'nextStep'
  | 'change'
  | 'empty'
  | 'yes'
  | 'no'
  | 'mailSubject'
  | 'mailCopy'
  | 'mailto'
  | 'why'
  | 'whySource'
  | 'whyCopy'
  | 'whyLetter'
  | 'sent'
  | 'useIt'
  | 'didYouMean'
  | 'notLicensed'
  | 'zipIsIn'
  | 'zipElsewhere'
  | 'zipUnknown'
  | 'checkVin'
  | 'vinShort'
  | 'print'
  | 'writtenAs'
  | 'licenseShape'
  | 'digits'
  | 'letterAndDigits'
  | 'suggestions'
  | 'validating'
  | 'limitRaised'
  | 'limitRestored'
  | 'leftOpen',
  string
>;

export type FieldProblem = { field: string; code: string; message: string };

/** Values and problems of a refused post without JavaScript. */
export type RestoredForm = {
  values: Readonly<Record<string, string>>;
  problems: readonly FieldProblem[];
  failure: string;
  /** Notes by field name; they refuse nothing. */
  notes?: Readonly<Record<string, string>>;
};

type ToastWords = { title: string; text: string };

export type FormToasts = { close: string; done: ToastWords; failed: ToastWords; problem?: ToastWords & { field: string; code: ProblemCode } };

export type FormView = {
  id: string;
  /** Formatted days on which the legal limits were read, by YYYY-MM-DD. */
  limitReadDays?: Readonly<Record<string, string>>;
  action: string;
  locale: Locale;
  groups: readonly GroupView[];
  words: FormWords;
  delay: DelayWords;
  /** When staff reply, while the office is open and while it is closed. */
  replyTime?: { open: string; closed: readonly ClosedPiece[] };
  /** Heading over the folded groups. */
  fold?: string;
  /** Privacy and terms. */
  legal: readonly { href: string; label: string }[];
  /** Message of each problem; `{label}` is the field's. */
  problems: Record<ProblemCode, string>;
  restored?: RestoredForm;
  /** Group whose values are offered again on the same device. */
  remembered?: { group: string; offer: string; forget: string };
  toasts?: FormToasts;
  mailFallback?: true;
  guidelines?: { label: string; href: string };
  laterFieldsNote?: string;
  files?: true;
  openFile?: string;
  /** Fields that the page presets, such as the state on a state's page. */
  presetFields?: readonly string[];
  steps?: readonly StepView[];
  /** Offered after the form is accepted; `when`: only for these choices of a field. */
  continueOffer?: { heading: string; text: string; action: string; href: string; when?: { field: string; is: readonly string[] } };
};
