import type { Extra } from './extras.ts';

export type { FormDefinition } from './form-definition.ts';

export type FieldKind =
  | 'line'
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
  | 'moment'
  | 'file';

/** Holds when the other field's answer is one of the values; a ticked box answers 'yes'. */
export type Condition = { field: string; is: readonly string[] };

export type Field = {
  name: string;
  kind: FieldKind;
  /** Heading under which the field stands, by its key in the messages. */
  group: string;
  required?: true;
  /** Longest answer in characters; the kind's own limit unless it is tighter here. */
  max?: number;
  /** First year that may be answered: a house is older than any car. */
  earliest?: number;
  options?: readonly string[];
  /** Answers offered while one is typed, by the keys of their words; others may be given. */
  suggestions?: readonly string[];
  /** The law of the visitor's state decides which choices may be made, or whether the field is asked at all. */
  legalRule?: 'filing' | 'bodilyInjury' | 'propertyDamage' | 'pip';
  /** An amount of dollars, which may have cents, or choices that are: `10000/20000` reads $10,000 / $20,000. A number without it is a whole one. */
  money?: true;
  /** Key of the words of the choices, where several fields share them. */
  words?: string;
  /** The choice that stands before the visitor makes one. */
  preset?: string;
  /** A day that is not over yet in the agency's time zone, or a time of such a day, which another field tells. */
  notPast?: true | { on: string };
  /** Required only while this holds. */
  requiredIf?: Condition | { field: string; withinHours: number };
  /** Required only while that other field is empty: one of the two is enough. */
  requiredUnless?: string;
  /** The field is asked, and its answer kept, only while this holds. */
  showIf?: Condition;
  /** Shown masked to the last four in mail. */
  secret?: true;
  autoComplete?: string;
  /** Key of the label, where several fields share one. */
  label?: string;
  /** One of an added set, such as the second vehicle: required only where something in its group is answered. */
  extra?: Extra;
  /** Accepted and kept, but not asked: what the browser or another program adds. */
  implicit?: true;
};

/** Names a group of fields and, where given, the condition under which all of them are asked. */
export function group(name: string, fields: readonly Omit<Field, 'group'>[], showIf?: Condition): Field[] {
  return fields.map((field) => ({ ...field, group: name, ...(showIf ? { showIf } : {}) }));
}
