import { type Kind, oneLine, onlyDigits } from './kind.ts';

function showPhone(value: string): string {
  const digits = onlyDigits(value).replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10 || /[a-z]/i.test(value)) return value;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A domestic number with area code; a word and an extension may follow. */
const domesticNumber = /^1?[2-9]\d{2}[2-9]\d{6}/;
const abroad = /^\s*(?:\+(?!\s*1)|00|011)[\s.(-]*[1-9]/;

/** The browser checks no more than this; `readPhoneNumber` on the server knows area codes. */
function looksCallable(text: string): boolean {
  const digits = onlyDigits(text);
  if (abroad.test(text)) return digits.length >= 7;
  const [number = ''] = domesticNumber.exec(digits) ?? [];
  return number !== '' && (number.length === digits.length || /[^\d\s().+-]/.test(text));
}

export const phone: Kind = {
  max: 40,
  clean: oneLine,
  problem: (value) => (looksCallable(value) ? undefined : 'phone'),
  show: showPhone,
};

export const zip: Kind = {
  max: 5,
  clean: oneLine,
  problem: (value) => (/^\d{5}$/.test(value) ? undefined : 'zip'),
};

export const year: Kind = {
  max: 4,
  clean: oneLine,
  problem: (value, { earliest = 1900 }) => {
    const parsed = Number(value);
    return /^\d{4}$/.test(value) && parsed >= earliest && parsed <= new Date().getUTCFullYear() + 2 ? undefined : 'year';
  },
};

export const vin: Kind = {
  max: 17,
  clean: (typed) => oneLine(typed).replace(/[\s-]/g, '').toUpperCase(),
  problem: (value) => (/^[A-Z0-9]+$/.test(value) ? undefined : 'vin'),
};

/** 123-45-6789 is a Social Security number and is refused. */
export const ein: Kind = {
  max: 20,
  clean: oneLine,
  problem: (value) => {
    if (/^\d{3}[-\s.]\d{2}[-\s.]\d{4}$/.test(value)) return 'ein_ssn';
    return /^\d{2}[-\s]?\d{7}$/.test(value) ? undefined : 'ein';
  },
  show: (value) => onlyDigits(value).replace(/^(\d{2})(\d{7})$/, '$1-$2'),
};

/** People write `USDOT` in front of the number. */
export const usdot: Kind = {
  max: 20,
  clean: (typed) => oneLine(typed).replace(/^us\s?dot\s*#?\s*/i, ''),
  problem: (value) => (/^\d{1,8}$/.test(value) ? undefined : 'usdot'),
};

export const number: Kind = {
  max: 15,
  clean: (typed) => oneLine(typed).replace(/^\$\s*|,(?=\d{3})/g, ''),
  problem: (value, { money }) => {
    if (money) return /^\d+(\.\d{1,2})?$/.test(value) ? undefined : 'number';
    if (/^\d+$/.test(value)) return undefined;
    return /^\d*[.,]\d+$/.test(value) ? 'whole' : 'number';
  },
  show: (value, regional) => Number(value).toLocaleString(regional),
};
