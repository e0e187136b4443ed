import type { DownloadId } from '#lib/site/downloads.ts';
import type { FileRule } from './file-rule.ts';
import type { InsuranceLine } from './insurance-lines.ts';
import type { ProblemCode } from './kinds/kind.ts';
import type { Extra } from './extras.ts';

export type FieldKind =
  | 'text'
  | 'address'
  | 'name'
  | 'email'
  | 'phone'
  | 'zip'
  | 'state'
  | 'year'
  | 'vin'
  | 'ein'
  | 'usdot'
  | 'license'
  | 'number'
  | 'paragraph'
  | 'choice'
  | 'choices'
  | 'date'
  | 'time'
  | 'vins'
  | 'flag'
  | 'timestamp'
  | 'file';

/** Holds when the other field has one of the values; a ticked box is `yes`. */
export type Condition = { field: string; is: readonly string[] };

export type RowKind = 'driver' | 'hiredDriver' | 'vehicle' | 'building' | 'workClass' | 'owner';

export type Field = {
  name: string;
  kind: FieldKind;
  group: string;
  required?: true;
  max?: number;
  earliest?: number;
  options?: readonly string[];
  suggestions?: readonly string[];
  /** The state's law decides which choices are legal, or whether the field is asked. */
  legalRule?: 'filing' | 'bodilyInjury' | 'propertyDamage' | 'pip';
  /** Dollars, with or without cents. Of choices: `10000/20000` reads $10,000 / $20,000. */
  money?: true;
  /** A number, such as miles or a factor, that may have decimals. Numbers without it and `money` are whole. */
  decimals?: true;
  /** A whole number from 0 to 100. */
  percent?: true;
  /** The name of its choices under `options` in `forms.json`; default: its own name. */
  optionsKey?: string;
  preset?: string;
  /** Not before now in the agency's time zone; for a time, `on` names the field that holds its day. */
  notPast?: true | { on: string };
  /** Not after today in the agency's time zone. */
  notFuture?: true;
  /**
   * `withinHours`: required when the day in the other field, which is required itself, begins within so many hours. Hidden while that field is empty, and
   * with JavaScript also while its day is further away.
   */
  requiredIf?: Condition | { field: string; withinHours: number };
  requiredUnless?: string;
  showIf?: Condition;
  /** The form shows its group while this holds. Unlike with `showIf`, a value that is posted while the group is hidden counts. */
  groupShownIf?: Condition;
  secret?: true;
  autoComplete?: string;
  label?: string;
  /** Part of a further vehicle or driver: required only where its group has a value. */
  extra?: Extra;
  /** One of several drivers, vehicles or buildings of a second step, numbered from 1. */
  row?: { of: RowKind; number: number };
  /** Whether a field of a second step counts as open while it is empty. Default: always. It is shown in any case. */
  openIf?: Condition | 'never';
  /** Accepted and stored, but not shown: the browser or an outside client adds it. */
  implicit?: true;
  /** Shown below the others, under one heading that opens. */
  folded?: true;
};

/** A field that is not in a group yet. */
export type UngroupedField = Omit<Field, 'group'>;

/** Makes fields optional and folds them below those that the lead needs. */
export function fold(fields: readonly Field[]): Field[] {
  return fields.map(({ required: _required, ...field }) => ({ ...field, folded: true }));
}

/** Puts fields into a group; `showIf` holds for all of them. */
export function group(name: string, fields: readonly UngroupedField[], showIf?: Condition): Field[] {
  return fields.map((field) => ({ ...field, group: name, ...(showIf ? { showIf } : {}) }));
}

/** What a form asks for. Each kind has its own words on the button and the thank-you page. */
export type LeadKind = 'quote' | 'contact' | 'coi' | 'review' | 'short' | 'guide' | 'resource' | 'newsletter' | 'documents';

type FoldWords = 'auto' | 'truck' | 'building' | 'house' | 'employees' | 'business' | 'certificate';

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

/** The name of a condition in `data-shown-if`; equal conditions have the same name. */
export function conditionName({ field, is }: Condition): string {
  return `${field}=${is.join('|')}`;
}

/** The value of a field's `data-shown-if`; undefined for a field that is always shown. */
export function shownIfOf({ showIf, requiredIf }: Field): string | undefined {
  if (showIf) return conditionName(showIf);
  return requiredIf && 'withinHours' in requiredIf ? requiredIf.field : undefined;
}
