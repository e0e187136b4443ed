import 'server-only';
import type { StaffMember } from './store/people.ts';

/** In characters. */
export const maxNoteLength = 4_000;

type Named = Pick<StaffMember, 'id' | 'email' | 'name'>;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What may follow `@` to mention a person: the whole name, the part of the address before `@`, and a unique first name. */
function namesOf(person: Named, people: readonly Named[]): string[] {
  const first = ({ name }: Named): string => folded(name).split(/\s+/)[0] ?? '';
  const isShared = people.some((other) => other.id !== person.id && first(other) === first(person));
  return [folded(person.name).trim(), folded(person.email).split('@')[0] ?? '', isShared ? '' : first(person)].filter(Boolean);
}

/** The ids of the people whom a note mentions, each as `@` and a name of theirs; the longest name that fits counts. */
export function findMentions(note: string, people: readonly Named[]): string[] {
  const text = folded(note);
  const names = people.flatMap((person) => namesOf(person, people).map((name) => ({ id: person.id, name })));
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)) {
    const rest = text.slice(index + 1);
    const fits = names.filter(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)));
    const [longest] = fits.toSorted((a, b) => b.name.length - a.name.length);
    for (const { id, name } of fits) if (name === longest?.name) found.add(id);
  }
  return [...found];
}

/** The shortest text that mentions only this person. */
export function mentionOf(person: Named, people: readonly Named[]): string {
  const [whole = '', ...shorter] = namesOf(person, people);
  const isOwn = (name: string): boolean => findMentions(`@${name}`, people).join() === person.id;
  return [...shorter.toReversed(), whole].find((name) => name && isOwn(name)) ?? whole;
}
