import { type Kind, oneLine, severalLines } from './kind.ts';

export const text: Kind = { max: 200, clean: oneLine };

export const name: Kind = {
  max: 100,
  clean: oneLine,
  problem: (value) => (/[\p{L}\p{N}]/u.test(value) ? undefined : 'name'),
};

export const paragraph: Kind = { max: 5_000, clean: severalLines };

export const email: Kind = {
  max: 254,
  clean: oneLine,
  problem: (value) => (/^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/.test(value) ? undefined : 'email'),
};

export const choice: Kind = {
  max: 100,
  clean: oneLine,
  problem: (value, field) => (field.options?.includes(value) ? undefined : 'option'),
};

export const timestamp: Kind = {
  max: 40,
  clean: oneLine,
  problem: (value) => (Number.isNaN(Date.parse(value)) ? 'moment' : undefined),
};

/** 2:30 pm, 14h30 and 14h as 14:30 and 14:00; other text stays. */
function to24Hours(typed: string): string {
  const brazilian = /^([01]?\d|2[0-3])\s*h\s*([0-5]\d)?$/i.exec(typed);
  if (brazilian) return `${brazilian[1]?.padStart(2, '0')}:${brazilian[2] ?? '00'}`;
  const [, hour, minute = '00', half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])\.?\s*m\.?$/i.exec(typed) ?? [];
  if (!hour || !half) return typed;
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

export const time: Kind = {
  max: 8,
  clean: (typed) => to24Hours(oneLine(typed)),
  problem: (value) => (/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? undefined : 'time'),
};

function isDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** M/D/YYYY as YYYY-MM-DD; with a first number above 12 it can only be D/M/YYYY, as written outside the United States. */
function fromSlashes(typed: string): string {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  if (year === '') return typed;
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** YYYY-MM-DD; dates with slashes are converted. */
export const date: Kind = {
  max: 10,
  clean: (typed) => fromSlashes(oneLine(typed)),
  problem: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) ? undefined : 'date'),
};
