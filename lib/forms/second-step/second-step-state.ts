import type { FieldValues } from '../field-values.ts';
import type { Posted } from '../posted.ts';

/** What the page of the second step shows. `values`: of the first form and of all updates. */
export type SecondStepState = {
  reference: string;
  /** Id of a `SecondStepForm`. */
  form: string;
  values: FieldValues;
  /** The names of the fields that the first form filled in. */
  filledNames: readonly string[];
  /** Undefined: the first step with an open field. */
  step?: string | undefined;
  /** The files of the lead, with their sizes in bytes. */
  files: readonly { name: string; size: number }[];
  /** A refused post of the step. */
  refused?: { posted: Posted; problems: readonly { field: string; code: string; message: string }[] };
  /** A link for another device that was just made. */
  link?: string;
};
