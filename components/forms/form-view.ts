import type { FieldKind } from '#lib/forms/field.ts';
import type { ProblemCode } from '#lib/forms/kinds/kind.ts';
import type { Locale } from '#lib/i18n/routing.ts';

/** A field as it is drawn: every word is already in the visitor's language. */
export type FieldView = {
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  /** A page that helps to answer. */
  help?: { href: string; text: string };
  required?: true;
  secret?: true;
  /** A number that may have cents. */
  money?: true;
  max?: number;
  autoComplete?: string;
  /** What stands in the field from the start. */
  preset?: string;
  /** Answers offered while one is typed. */
  suggestions?: readonly string[];
  /** Messages of this field that differ from the general ones. */
  problems?: Partial<Record<ProblemCode, string>>;
  options?: readonly { value: string; label: string }[];
  /** What may be chosen where a file is asked: endings with their dot, bytes, and what is said of a file that will not do. */
  file?: { accept: string; maxBytes: number; problems: Readonly<Record<'file_empty' | 'file_type' | 'file_too_large', string>> };
  /** Name of the condition under which it is asked. */
  shownIf?: string;
};

export type ExtraView = { of: string; numbers: readonly number[]; add: string; remove: string; removed: string };

export type GroupView = {
  name: string;
  legend: string;
  shownIf?: string;
  /** A further vehicle or driver, once for each number: the words of the buttons that add and remove it. */
  extra?: ExtraView;
  /** Drawn only once the script is there. */
  later?: true;
  fields: readonly FieldView[];
};

export type StepView = { title: string; groups: readonly GroupView[] };

export type FormWords = Record<
  | 'submit'
  | 'submitting'
  | 'missing'
  | 'check'
  | 'optional'
  | 'choose'
  | 'leaveEmpty'
  | 'notCover'
  | 'reply'
  | 'marketing'
  | 'failureTitle'
  | 'failureText'
  | 'offline'
  | 'kept'
  | 'done'
  | 'received'
  | 'next'
  | 'mailed'
  | 'call'
  | 'another'
  | 'clear'
  | 'offer'
  | 'fill'
  | 'retrying'
  | 'stopRetrying'
  | 'refuse'
  | 'cleared'
  | 'undo'
  | 'undone'
  | 'step'
  | 'previous'
  | 'nextStep'
  | 'change'
  | 'empty'
  | 'mailSubject'
  | 'mailCopy'
  | 'mailto'
  | 'why'
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

/** What a form shows from the start when an earlier post of it was refused. */
export type RestoredForm = {
  values: Readonly<Record<string, string>>;
  problems: readonly FieldProblem[];
  failure: string;
  /** Remarks beside fields that refuse nothing, by the fields' names. */
  notes?: Readonly<Record<string, string>>;
};

type ToastWords = { title: string; text: string };

/** What is said in passing when a form was sent, could not be sent, or was stopped by one particular answer. */
export type FormToasts = { close: string; done: ToastWords; failed: ToastWords; problem?: ToastWords & { field: string; code: ProblemCode } };

export type FormView = {
  id: string;
  /** The days on which the limits of the law were looked up (YYYY-MM-DD), as they are read. */
  checked?: Readonly<Record<string, string>>;
  action: string;
  locale: Locale;
  groups: readonly GroupView[];
  words: FormWords;
  /** Message of each problem, with `{label}` where the field is named. */
  problems: Record<ProblemCode, string>;
  start?: RestoredForm;
  /** A group whose answers are offered again on the same device, and the words for that. */
  recall?: { group: string; offer: string; forget: string };
  toasts?: FormToasts;
  /** The visitor's own mail program takes the message when the server cannot be reached. */
  mailFallback?: true;
  /** A page about what carriers look at, named in the message for the visitor's mail program. */
  guidelines?: { label: string; href: string };
  /** What an agent asks after this form, told when it is sent. */
  asksLater?: string;
  /** A file may come with it. */
  files?: true;
  /** The form asks for a file: the words of the link that opens it at once. */
  openFile?: string;
  /** Names of the fields that the page itself answers, such as the state on the page of a state. */
  given?: readonly string[];
  /** Titles of the steps, the review last, and the groups that each shows. */
  steps?: readonly StepView[];
};
