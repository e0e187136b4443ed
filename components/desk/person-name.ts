import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';

/** The name of a person, or the address; with a note for the reader when the person is disabled. */
export function nameOf({ name, email, disabledAt }: StaffMember, reader: Locale): string {
  const shown = name || email;
  return disabledAt === null ? shown : `${shown} (${translator(reader, 'desk.people')('disabled')})`;
}

/** The name of a listed person; `nobody` for an unknown id. */
export function personName(people: readonly StaffMember[], id: string | null, nobody: string, reader: Locale): string {
  const person = people.find((candidate) => candidate.id === id);
  return person ? nameOf(person, reader) : nobody;
}
