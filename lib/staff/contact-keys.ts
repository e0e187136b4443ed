import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';

export type ContactKind = 'phone' | 'email' | 'vin';
export type ContactKey = `${ContactKind}:${string}`;

const vin = /\b[A-HJ-NPR-Z\d]{17}\b/g;

function keysOfText(text: string): ContactKey[] {
  const digits = text.replace(/\D/g, '');
  const isPhone = /^[+(\d][\d\s().-]{8,}$/.test(text) && digits.length >= 10 && digits.length <= 15;
  return [
    ...(isPhone ? [`phone:${digits.slice(-10)}` as const] : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(text) ? [`email:${text.toLowerCase()}` as const] : []),
    ...(text.toUpperCase().match(vin) ?? []).map((found) => `vin:${found}` as const),
  ];
}

/** The phone numbers, e-mail addresses and VINs among values, each in one spelling: what two leads of one person share. */
export function contactKeys(values: FieldValues): ContactKey[] {
  const texts = Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string');
  return [...new Set(texts.flatMap(keysOfText))];
}
