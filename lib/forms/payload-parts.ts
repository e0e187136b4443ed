import type { Answers } from './answers.ts';
import { extraNumbers } from './extras.ts';

export type Payload = Record<string, unknown>;

export const text = (answers: Answers, name: string): string => (typeof answers[name] === 'string' ? answers[name] : '');

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

export function details(...parts: readonly (readonly [string, string])[]): string {
  return parts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ');
}

export function vehicleText(answers: Answers, names: readonly string[] = ['vehicleYear', 'vehicleMake', 'vehicleModel']): string {
  return names
    .map((name) => text(answers, name))
    .filter(Boolean)
    .join(' ');
}

export function extraParts(answers: Answers): [string, string][] {
  const vehicles = extraNumbers.flatMap((number): [string, string][] => [
    [`Vehicle ${number}`, vehicleText(answers, [`vehicleYear${number}`, `vehicleMake${number}`, `vehicleModel${number}`])],
    [`VIN ${number}`, text(answers, `vinNumber${number}`)],
  ]);
  const drivers = extraNumbers.map((number): [string, string] => {
    const age = text(answers, `driverAge${number}`);
    const parts = [text(answers, `driverName${number}`), age && `age ${age}`, text(answers, `driverStatus${number}`)];
    return [`Driver ${number}`, parts.filter(Boolean).join(', ')];
  });
  return [...vehicles, ...drivers];
}

export function drivingParts(answers: Answers): [string, string][] {
  const filing = text(answers, 'filingNeeded');
  return [
    ['Filing needed', filing],
    ['SR22', yesNo(filing.startsWith('sr-22') || answers.needsSR22 === true)],
    ['FR44', yesNo(filing.startsWith('fr-44') || answers.needsFR44 === true)],
    ['Lapse', text(answers, 'previousLapse')],
    ['Lapse details', text(answers, 'lapseDetails')],
  ];
}

export function place(answers: Answers, names: readonly [string, string, string, string] = ['address', 'city', 'state', 'zipCode']): string {
  const [street, city, state, zip] = names.map((name) => text(answers, name));
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

export function mailingPlace(answers: Answers): string {
  if (answers.hasDifferentMailingAddress !== true) return 'Same as physical address';
  return place(answers, ['mailingAddress', 'mailingCity', 'mailingState', 'mailingZipCode']);
}

export function person(answers: Answers): Payload {
  return {
    first_name: text(answers, 'firstName'),
    last_name: text(answers, 'lastName'),
    email: text(answers, 'email'),
    phone: text(answers, 'phone'),
  };
}

export function commonFields(answers: Answers): Payload {
  return { coverage_details: JSON.stringify(answers), submitted_at: text(answers, 'submittedAt'), source_page: text(answers, 'sourcePage') };
}
