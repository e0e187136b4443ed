import type { acordList } from '#lib/forms/acord.ts';
import type { Factor } from '#lib/leads/second-step/second-factor.ts';
import type { Duplicate, ValueGroup, DeskLead } from '#lib/staff/find-desk-lead.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import type { SignedInPerson } from '../desk-page.tsx';
import type { UnsentReply } from './unsent-reply.tsx';

/** A refused post with its input. */
export type RefusedPost = { notice: 'conflict' | 'empty'; note?: string; status?: string; reason?: string; assignee?: string };

/** Addresses of the page's forms and links, with the view in their query. */
export type LeadPageAddresses = Readonly<
  Record<'address' | 'replyAddress' | 'revealAddress' | 'papersAddress' | 'inboxAddress' | 'nextAddress', string>
>;

/** The outcome of the last post. */
export type LeadOutcome = {
  outcome: 'changed' | 'sent' | 'recorded' | 'attempted' | undefined;
  /** The lead of the last post, where the page shows the next one. `undoableEvent`: its last change, while it can be undone. */
  previous: { reference: string; name: string; address: string; undoableEvent: number | undefined } | undefined;
};

export type LeadPageProps = SignedInPerson &
  LeadPageAddresses &
  LeadOutcome & {
    deskLead: DeskLead;
    groups: readonly ValueGroup[];
    acord: ReturnType<typeof acordList>;
    people: readonly StaffMember[];
    duplicates: readonly Duplicate[];
    sourcePage: string;
    fileLinks: Readonly<Record<string, string>>;
    now: number;
    refused?: RefusedPost | undefined;
    /** The event of the last change, while it can be undone. */
    undoableEvent: number | undefined;
    isRevealed: boolean;
    reply: UnsentReply;
    /** What a link for sending papers would ask for; undefined when the lead has no phone number, ZIP code or e-mail address. */
    papersFactor: Factor | undefined;
    /** A new link for sending papers. */
    papersLink: string | undefined;
  };

/** The number of the visitor's updates that the page shows. Its forms post the number, because later updates still wait for staff. */
export const seenUpdates = ({ lead: { updates } }: DeskLead): number => updates.at(-1)?.n ?? 0;
