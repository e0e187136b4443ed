import 'server-only';
import { LeadPage } from '#components/desk/lead/lead-page.tsx';
import type { LeadPageAddresses, RefusedPost } from '#components/desk/lead/lead-page-props.ts';
import { randomUUID } from 'node:crypto';
import type { UnsentReply } from '#components/desk/lead/unsent-reply.tsx';
import { config } from '#lib/config.ts';
import { fileLink } from '#lib/leads/file-link.ts';
import { pagePathOf } from '#lib/i18n/route-page.ts';
import { acordOf, findDuplicates, presentLead, type DeskLead } from '#lib/staff/find-desk-lead.ts';
import { papersFactor } from '#lib/staff/papers-link.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { filterParams, type InboxFilters, inboxAddress, leadAddress } from '#lib/staff/inbox-filters.ts';
import { replySubject } from '#lib/staff/saved-replies.ts';
import { type DeskRequest, renderDesk } from './desk-route.tsx';
import { readLeadOutcome } from './lead-outcome.ts';
import { filtersOf } from './lead-redirects.ts';

const revealedSeconds = 60;

type Options = { status?: number; refused?: RefusedPost; isRevealed?: boolean; reply?: UnsentReply; papersLink?: string };

/** The form of the page posts this id, so that posting it twice sends one mail. */
function emptyReply(deskLead: DeskLead): UnsentReply {
  return { id: randomUUID(), subject: replySubject(deskLead), text: '', hasLink: false, step: 'write' };
}

/** The addresses of a lead's page, with the view in their query. */
function addressesOf(filters: InboxFilters, reference: string): LeadPageAddresses {
  const params = filterParams(filters);
  const query = params.size > 0 ? `?${params}` : '';
  const path = `/desk/leads/${reference}`;
  return {
    address: leadAddress(reference, filters),
    inboxAddress: inboxAddress(filters),
    replyAddress: `${path}/reply${query}`,
    nextAddress: `${path}/next${query}`,
    revealAddress: `${path}/reveal${query}`,
    papersAddress: `${path}/papers${query}#papers`,
  };
}

export async function renderLead(
  { person, formToken, url }: DeskRequest,
  deskLead: DeskLead,
  { status = 200, refused, isRevealed = false, reply, papersLink }: Options = {},
): Promise<Response> {
  const { siteUrl } = config();
  const now = Date.now();
  const filters = filtersOf(url);
  const addresses = addressesOf(filters, deskLead.lead.reference);
  const [people, duplicates, outcome] = await Promise.all([listPeople(), findDuplicates(deskLead), readLeadOutcome(url, filters, now)]);
  const done = Number(url.searchParams.get('done'));
  const undoableEvent = deskLead.events.find((event) => event.seq === done && canUndo(event, deskLead.work, now))?.seq;
  const page = (
    <LeadPage
      {...{ person, formToken, deskLead, people, duplicates, now, refused, undoableEvent, isRevealed, papersLink }}
      {...addresses}
      {...outcome}
      reply={reply ?? emptyReply(deskLead)}
      papersFactor={papersFactor(deskLead)}
      groups={presentLead(deskLead, { mask: !isRevealed, locale: person.locale })}
      acord={acordOf(deskLead)}
      sourcePage={pagePathOf(deskLead.consent.page ?? '', siteUrl)}
      fileLinks={Object.fromEntries(deskLead.files.map((file) => [file.id, fileLink(file, siteUrl, now)]))}
    />
  );
  const headers: Record<string, string> = isRevealed ? { refresh: `${revealedSeconds}; url=${addresses.address}` } : {};
  return renderDesk(page, status, headers);
}
