import { agency } from './agency.ts';

/** Who answers visitors. `gender` is that of the title; `languages` are codes of BCP 47; a portrait is a file of `public/`, and without one the initials are drawn. */
export type TeamMember = {
  id: string;
  name: string;
  role: 'filings' | 'trucking' | 'business';
  gender: 'feminine' | 'masculine';
  languages?: readonly string[];
  phone?: { e164: string; extension?: string };
  portrait?: string;
};

export const team: readonly TeamMember[] = agency.staff;

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  const last = names.length > 1 ? names.at(-1) : undefined;
  return [names[0], last]
    .map((part) => (part ? Array.from(part)[0] : ''))
    .join('')
    .toUpperCase();
}

/**
 * Who is responsible for a subject; when they don't speak the language of the page, first someone who does. Nobody where the team has no expert for the
 * subject, or nobody who speaks the language.
 */
export function contactsFor(subject: TeamMember['role'] | undefined, locale: string): readonly TeamMember[] {
  const expert = team.find(({ role }) => role === subject);
  if (!expert) return [];
  const speaks = ({ languages = [] }: TeamMember) => languages.includes(locale);
  if (speaks(expert)) return [expert];
  const speaker = team.find(speaks);
  return speaker ? [speaker, expert] : [];
}

/** Languages that a member of the team speaks, each once. */
export const teamLanguages: readonly string[] = [...new Set(team.flatMap(({ languages = [] }) => languages))];
