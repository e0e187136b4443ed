import 'server-only';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { callLink } from '../site/phone.ts';

/** A number that can be called: `e164` for machines, `shown` for people, `extension` where one was typed. */
export type CallableNumber = { e164: string; shown: string; extension?: string };

/** The plan of the United States, Canada and the Caribbean; its local numbers of seven digits are not accepted. */
const homePlan = '1';
const homeDigits = 10;

function isCallable(number: PhoneNumber): boolean {
  return number.isValid() && (number.countryCallingCode !== homePlan || number.nationalNumber.length === homeDigits);
}

function parse(typed: string): PhoneNumber | undefined {
  // 00 is dialed before a country code in most countries; the library knows 011, which is dialed here.
  const text = typed.replace(/^\s*00(?=[\s.-]*[1-9])/, '+');
  const whole = parsePhoneNumberFromString(text, 'US');
  if (whole) return isCallable(whole) ? whole : undefined;
  return findPhoneNumbersInText(text, 'US').find(({ number }) => isCallable(number))?.number;
}

/**
 * Reads a phone number as it was typed: of the United States with area code, of another country with its code. Of several
 * numbers the first counts. Undefined where nothing can be called.
 */
export function readPhoneNumber(typed: string): CallableNumber | undefined {
  const number = parse(typed);
  if (!number) return undefined;
  const shown = number.countryCallingCode === homePlan ? number.formatNational() : number.formatInternational();
  return { e164: number.number, shown, ...(number.ext ? { extension: number.ext } : {}) };
}

/** A number as people read it; what cannot be called stays as it was typed. */
export function displayTypedPhone(typed: string): string {
  return readPhoneNumber(typed)?.shown ?? typed;
}

/** The address that calls a typed number from any country; undefined where it cannot be called. */
export function typedPhoneLink(typed: string): string | undefined {
  const number = readPhoneNumber(typed);
  return number && callLink(number);
}
