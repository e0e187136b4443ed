import { agency } from '#lib/site/agency.ts';
import { isDay } from '#lib/site/is-day.ts';
import type { FieldKind } from '../form-definition.ts';
import { type Kind, oneLine, onlyDigits, severalLines } from './kind.ts';
import { foreignNumber, showPhone } from './show-phone.ts';

const text: Kind = { max: 200, normalize: oneLine };

const name: Kind = {
  max: 100,
  normalize: oneLine,
  problem: (value) => (/[\p{L}\p{N}]/u.test(value) ? undefined : 'name'),
};

const paragraph: Kind = { max: 5_000, normalize: severalLines };

const email: Kind = {
  max: 254,
  normalize: oneLine,
  problem: (value) => (/^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/.test(value) ? undefined : 'email'),
};

const choice: Kind = {
  max: 100,
  normalize: oneLine,
  problem: (value, field) => (field.options?.includes(value) ? undefined : 'option'),
};

const timestamp: Kind = {
  max: 40,
  normalize: oneLine,
  problem: (value) => (Number.isNaN(Date.parse(value)) ? 'moment' : undefined),
};

/** 2:30 pm, 14h30 and 14h as 14:30 and 14:00; other text stays. */
function to24Hours(input: string): string {
  const brazilian = /^([01]?\d|2[0-3])\s*h\s*([0-5]\d)?$/i.exec(input);
  if (brazilian) return `${brazilian[1]?.padStart(2, '0')}:${brazilian[2] ?? '00'}`;
  const [, hour, minute = '00', half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])\.?\s*m\.?$/i.exec(input) ?? [];
  if (!hour || !half) return input;
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

const time: Kind = {
  max: 8,
  normalize: (input) => to24Hours(oneLine(input)),
  problem: (value) => (/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? undefined : 'time'),
};

/** M/D/YYYY as YYYY-MM-DD; with a first number above 12 it can only be D/M/YYYY, as written outside the United States. */
function fromSlashes(input: string): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(input) ?? [];
  if (year === '') return input;
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** YYYY-MM-DD from 1900 to 2099, since a browser turns a typed year 26 into 0026. Dates with slashes are converted. */
export const date: Kind = {
  max: 10,
  normalize: (input) => fromSlashes(oneLine(input)),
  problem: (value) => (/^(?:19|20)/.test(value) && isDay(value) ? undefined : 'date'),
};

/** A domestic number with area code; a word and an extension may follow. */
const domesticNumber = /^1?[2-9]\d{2}[2-9]\d{6}/;

/** The browser checks no more than this; `parsePhoneNumber` on the server knows area codes. */
function looksCallable(input: string): boolean {
  const digits = onlyDigits(input);
  if (foreignNumber.test(input)) return digits.length >= 7;
  const [number = ''] = domesticNumber.exec(digits) ?? [];
  return number !== '' && (number.length === digits.length || /[^\d\s().+-]/.test(input));
}

export const phone: Kind = {
  max: 40,
  normalize: oneLine,
  problem: (value) => (looksCallable(value) ? undefined : 'phone'),
  show: showPhone,
};

const zip: Kind = {
  max: 5,
  normalize: oneLine,
  problem: (value) => (/^\d{5}$/.test(value) ? undefined : 'zip'),
};

const year: Kind = {
  max: 4,
  normalize: oneLine,
  problem: (value, { earliest = 1900 }) => {
    const parsed = Number(value);
    return /^\d{4}$/.test(value) && parsed >= earliest && parsed <= new Date().getUTCFullYear() + 2 ? undefined : 'year';
  },
};

const vin: Kind = {
  max: 17,
  normalize: (input) => oneLine(input).replace(/[\s-]/g, '').toUpperCase(),
  problem: (value) => (/^[A-Z0-9]+$/.test(value) ? undefined : 'vin'),
};

/** 123-45-6789 is a Social Security number and is refused. */
const ein: Kind = {
  max: 20,
  normalize: oneLine,
  problem: (value) => {
    if (/^\d{3}[-\s.]\d{2}[-\s.]\d{4}$/.test(value)) return 'ein_ssn';
    return /^\d{2}[-\s]?\d{7}$/.test(value) ? undefined : 'ein';
  },
  show: (value) => onlyDigits(value).replace(/^(\d{2})(\d{7})$/, '$1-$2'),
};

/** People write `USDOT` in front of the number. */
const usdot: Kind = {
  max: 20,
  normalize: (input) => oneLine(input).replace(/^us\s?dot\s*#?\s*/i, ''),
  problem: (value) => (/^\d{1,8}$/.test(value) ? undefined : 'usdot'),
};

const number: Kind = {
  max: 15,
  normalize: (input) => oneLine(input).replace(/^\$\s*|,(?=\d{3})|\s*%$/g, ''),
  problem: (value, { money, decimals, percent }) => {
    if (money || decimals) return /^\d+(\.\d{1,2})?$/.test(value) ? undefined : 'number';
    if (/^\d+$/.test(value)) return percent && Number(value) > 100 ? 'number' : undefined;
    return /^\d*[.,]\d+$/.test(value) ? 'whole' : 'number';
  },
  show: (value, regional) => Number(value).toLocaleString(regional),
};

/** 17 letters and digits without I, O and Q (49 CFR 565.13). */
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;
const maxNamedRows = 10;

/** VINs with any separator between them; stored one a line. */
export const vins: Kind = {
  max: 2_000,
  normalize: (input) =>
    input
      .toWellFormed()
      .toUpperCase()
      .split(/[^A-Z0-9-]+/)
      .map((row) => row.replaceAll('-', ''))
      .filter(Boolean)
      .join('\n'),
  problem: (value) => (value.split('\n').every((row) => vinShape.test(row)) ? undefined : 'vins'),
};

/** The wrong rows for a message, `2: 1FTEX12345 (10)`: row, text, length. At most ten. */
export function wrongVins(input: string): string {
  const rows = vins.normalize(input).split('\n');
  const wrong = rows.flatMap((row, index) => (vinShape.test(row) ? [] : [`${index + 1}: ${row.slice(0, 24)} (${row.length})`]));
  return wrong.slice(0, maxNamedRows).join(', ') + (wrong.length > maxNamedRows ? ' …' : '');
}

const state: Kind = {
  ...choice,
  normalize: (input) => choice.normalize(input).toUpperCase(),
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
