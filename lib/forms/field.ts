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

export type RowKind = 'driver' | 'vehicle' | 'building' | 'workClass' | 'owner';

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
  /** Dollars with optional cents, or choices in dollars: `10000/20000` reads $10,000 / $20,000. Other numbers are whole. */
  money?: true;
  /** The name of its choices under `options` in `forms.json`; default: its own name. */
  optionsKey?: string;
  preset?: string;
  /** Not before now in the agency's time zone; for a time, `on` names the field that holds its day. */
  notPast?: true | { on: string };
  requiredIf?: Condition | { field: string; withinHours: number };
  requiredUnless?: string;
  showIf?: Condition;
  secret?: true;
  autoComplete?: string;
  label?: string;
  /** Part of a further vehicle or driver: required only where its group has a value. */
  extra?: Extra;
  /** One of several drivers, vehicles or buildings of a second step, numbered from 1. */
  row?: { of: RowKind; number: number };
  /** Of a second step: whether it counts as open while it is empty. Default: always. It is shown in any case. */
  openIf?: Condition | 'never';
  /** Accepted and stored, but not shown: the browser or an outside client adds it. */
  implicit?: true;
  /** Shown below the others, under one heading that opens. */
  folded?: true;
};

/** Fields that a request can do without, folded below those that it needs. */
export function fold(fields: readonly Field[]): Field[] {
  return fields.map(({ required: _required, ...field }) => ({ ...field, folded: true }));
}

/** Puts fields into a group; `showIf` holds for all of them. */
export function group(name: string, fields: readonly Omit<Field, 'group'>[], showIf?: Condition): Field[] {
  return fields.map((field) => ({ ...field, group: name, ...(showIf ? { showIf } : {}) }));
}
