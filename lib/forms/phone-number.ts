import 'server-only';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { callLink } from '#lib/site/phone.ts';

export type CallableNumber = { e164: string; shown: string; extension?: string };

/** Country code of the United States, Canada and the Caribbean. Local numbers of seven digits are refused. */
const domesticCountryCode = '1';
const domesticDigits = 10;

function isCallable(number: PhoneNumber): boolean {
  return number.isValid() && (number.countryCallingCode !== domesticCountryCode || number.nationalNumber.length === domesticDigits);
}

function parse(input: string): PhoneNumber | undefined {
  // The library knows 011, but not the 00 that most countries dial.
  const text = input.replace(/^\s*00(?=[\s.-]*[1-9])/, '+');
  const whole = parsePhoneNumberFromString(text, 'US');
  if (whole) return isCallable(whole) ? whole : undefined;
  return findPhoneNumbersInText(text, 'US').find(({ number }) => isCallable(number))?.number;
}

/**
 * Parses a typed phone number: domestic with area code, others with country code. The first of several counts; undefined where none can be called.
 */
export function parsePhoneNumber(input: string): CallableNumber | undefined {
  const number = parse(input);
  if (!number) return undefined;
  const shown = number.countryCallingCode === domesticCountryCode ? number.formatNational() : number.formatInternational();
  return { e164: number.number, shown, ...(number.ext ? { extension: number.ext } : {}) };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text is one number and no more: without a second number, or words such as a time to call. */
function isOnly({ e164, extension = '' }: CallableNumber, input: string): boolean {
  const words = extension ? input.replace(/ext(?:ension)?|x/i, '') : input;
  return !/\p{L}/u.test(words) && digitsOf(e164 + extension).endsWith(digitsOf(input).replace(/^0(?:0|11)/, ''));
}

/** The number as the site writes numbers; a text that has more than that stays as it was typed. */
export function displayTypedPhone(input: string): string {
  const number = parsePhoneNumber(input);
  return number && isOnly(number, input) ? number.shown : input;
}

export function typedPhoneLink(input: string): string | undefined {
  const number = parsePhoneNumber(input);
  return number && callLink(number);
}
