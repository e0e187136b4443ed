import type { acordList } from '#lib/forms/acord.ts';
import type { Duplicate } from '#lib/staff/find-duplicates.ts';
import type { ValueGroup, WorkedLead } from '#lib/staff/find-worked-lead.ts';
import type { Person } from '#lib/staff/store/people.ts';
import type { Signed } from '../desk-page.tsx';
import type { ReplyDraft } from './reply-draft.tsx';

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
  /** Where the forms of the page are posted, and where its links lead, with the view that the lead was opened from. */
  address: string;
  replyAddress: string;
  inboxAddress: string;
  nextAddress: string;
  refused?: RefusedPost | undefined;
  /** What the last post did. */
  outcome: 'changed' | 'sent' | 'recorded' | undefined;
  /** The event of the last change, while it can be undone. */
  undoable: number | undefined;
  /** The last change of the lead before this one in the view. */
  before: { reference: string; event: number } | undefined;
  isRevealed: boolean;
  reply: ReplyDraft;
  canSendPapers: boolean;
  /** A link to send papers that was just made. */
  papersLink: string | undefined;
};

/** Of a person in a list; `nobody` without one. */
export const personName = (people: readonly Person[], id: string | null, nobody: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? person.name || person.email : nobody;
};
