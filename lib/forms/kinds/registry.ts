import { agency } from '#lib/site/agency.ts';
import type { FieldKind } from '../form-definition.ts';
import type { Kind } from './kind.ts';
import { ein, number, phone, usdot, vin, year, zip } from './numbers.ts';
import { vins } from './vins.ts';
import { choice, date, email, name, paragraph, text, time, timestamp } from './text.ts';

const state: Kind = {
  ...choice,
  clean: (typed) => choice.clean(typed).toUpperCase(),
  problem: (value) => (agency.states.some((code) => code === value) ? undefined : 'option'),
};

/** A flag is stored as a boolean and choices as a list: they need no cleaning. */
export const kinds: Record<Exclude<FieldKind, 'flag' | 'choices'>, Kind> = {
  text,
  address: text,
  name,
  email,
  phone,
  zip,
  state,
  year,
  vin,
  ein,
  usdot,
  license: { ...text, max: 40 },
  number,
  paragraph,
  choice,
  date,
  time,
  vins,
  timestamp,
  file: text,
};
