import { type Kind, oneLine, onlyDigits } from './kind.ts';

/** Domestic numbers as (305) 555-0142; others as typed. */
function showPhone(answer: string): string {
  const digits = onlyDigits(answer).replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10 || /[a-z]/i.test(answer)) return answer;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A domestic number with area code; a word and an extension may follow. */
const homeNumber = /^1?[2-9]\d{2}[2-9]\d{6}/;
/** A country code, or the prefix before one. */
const abroad = /^\s*(?:\+(?!\s*1)|00|011)[\s.(-]*[1-9]/;

/** The browser checks no more than this; `readPhoneNumber` on the server knows area codes. */
function looksCallable(text: string): boolean {
  const digits = onlyDigits(text);
  if (abroad.test(text)) return digits.length >= 7;
  const [number = ''] = homeNumber.exec(digits) ?? [];
  return number !== '' && (number.length === digits.length || /[^\d\s().+-]/.test(text));
}

export const phone: Kind = {
  max: 40,
  clean: oneLine,
  problem: (answer) => (looksCallable(answer) ? undefined : 'phone'),
  show: showPhone,
};

export const zip: Kind = {
  max: 5,
  clean: oneLine,
  problem: (answer) => (/^\d{5}$/.test(answer) ? undefined : 'zip'),
};

export const year: Kind = {
  max: 4,
  clean: oneLine,
  problem: (answer, { earliest = 1900 }) => {
    const value = Number(answer);
    return /^\d{4}$/.test(answer) && value >= earliest && value <= new Date().getUTCFullYear() + 2 ? undefined : 'year';
  },
};

export const vin: Kind = {
  max: 17,
  clean: (typed) => oneLine(typed).replace(/[\s-]/g, '').toUpperCase(),
  problem: (answer) => (/^[A-Z0-9]+$/.test(answer) ? undefined : 'vin'),
};

/** 123-45-6789 is a Social Security number and is refused. */
export const ein: Kind = {
  max: 20,
  clean: oneLine,
  problem: (answer) => {
    if (/^\d{3}[-\s.]\d{2}[-\s.]\d{4}$/.test(answer)) return 'ein_ssn';
    return /^\d{2}[-\s]?\d{7}$/.test(answer) ? undefined : 'ein';
  },
  show: (answer) => onlyDigits(answer).replace(/^(\d{2})(\d{7})$/, '$1-$2'),
};

/** People write `USDOT` in front of the number. */
export const usdot: Kind = {
  max: 20,
  clean: (typed) => oneLine(typed).replace(/^us\s?dot\s*#?\s*/i, ''),
  problem: (answer) => (/^\d{1,8}$/.test(answer) ? undefined : 'usdot'),
};

/** A whole number, or with `money` an amount; stored without dollar sign and commas. */
export const number: Kind = {
  max: 15,
  clean: (typed) => oneLine(typed).replace(/^\$\s*|,(?=\d{3})/g, ''),
  problem: (answer, { money }) => {
    if (money) return /^\d+(\.\d{1,2})?$/.test(answer) ? undefined : 'number';
    if (/^\d+$/.test(answer)) return undefined;
    return /^\d*[.,]\d+$/.test(answer) ? 'whole' : 'number';
  },
  show: (answer) => Number(answer).toLocaleString('en-US'),
};
