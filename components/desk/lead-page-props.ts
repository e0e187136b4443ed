import type { acordList } from '#lib/forms/acord.ts';
import type { Duplicate } from '#lib/staff/find-duplicates.ts';
import type { ValueGroup, WorkedLead } from '#lib/staff/find-worked-lead.ts';
import type { Person } from '#lib/staff/store/people.ts';
import { type Signed } from './desk-page.tsx';
import { type ReplyDraft } from './reply-form.tsx';

/** A post that stored nothing, with what was typed. */
export type RefusedPost = { notice: 'conflict' | 'empty'; note?: string; status?: string; assignee?: string };

export type LeadPageProps = Signed & {
  found: WorkedLead;
  groups: readonly ValueGroup[];
  acord: ReturnType<typeof acordList>;
  people: readonly Person[];
  duplicates: readonly Duplicate[];
  sourcePage: string;
  fileLinks: Readonly<Record<string, string>>;
  now: number;
  refused?: RefusedPost | undefined;
  undoable: number | undefined;
  isRevealed: boolean;
  reply: ReplyDraft;
  canSendPapers: boolean;
  isSent: boolean;
  isRecorded: boolean;
};

/** Of a person in a list; `nobody` without one. */
export const personName = (people: readonly Person[], id: string | null, nobody: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? person.name || person.email : nobody;
};
