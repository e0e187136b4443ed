import 'server-only';
import { LeadPage } from '#components/desk/lead/lead-page.tsx';
import type { LeadPageProps, RefusedPost } from '#components/desk/lead/lead-page-props.ts';
import { randomUUID } from 'node:crypto';
import type { UnsentReply } from '#components/desk/lead/unsent-reply.tsx';
import { config } from '#lib/config.ts';
import { fileLink } from '#lib/leads/file-link.ts';
import { pagePathOf } from '#lib/i18n/route-page.ts';
import { acordOf, findDuplicates, findDeskLead, presentLead, type DeskLead } from '#lib/staff/find-desk-lead.ts';
import { papersFactor } from '#lib/staff/papers-link.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { filterParams, inboxAddress, leadAddress } from '#lib/staff/inbox-filters.ts';
import { replySubject } from '#lib/staff/saved-replies.ts';
import { type DeskRequest, renderDesk } from './desk-route.tsx';
import { viewOf } from './lead-view.ts';

const revealedSeconds = 60;

type Options = { status?: number; refused?: RefusedPost; isRevealed?: boolean; reply?: UnsentReply; papersLink?: string };

/** Its id makes a repeated post of the form send one mail. */
function emptyReply(deskLead: DeskLead): UnsentReply {
  return { id: randomUUID(), subject: replySubject(deskLead), text: '', hasLink: false, step: 'write' };
}

/** The addresses of a lead's page, with the view in their query. */
function addressesOf(url: URL, reference: string): Pick<LeadPageProps, 'address' | 'replyAddress' | 'nextAddress' | 'inboxAddress'> {
  const filters = viewOf(url);
  const params = filterParams(filters);
  const query = params.size > 0 ? `?${params}` : '';
  const path = `/desk/leads/${reference}`;
  return {
    ...{ address: leadAddress(reference, filters), inboxAddress: inboxAddress(filters) },
    ...{ replyAddress: `${path}/reply${query}`, nextAddress: `${path}/next${query}` },
  };
}

function outcomeId({ searchParams }: URL): LeadPageProps['outcome'] {
  if (searchParams.has('sent')) return 'sent';
  if (searchParams.has('recorded')) return searchParams.get('recorded') === 'attempt' ? 'attempted' : 'recorded';
  return searchParams.has('done') ? 'changed' : undefined;
}

/** The outcome of the last post, from the query of its redirect. */
async function outcomeOf(url: URL): Promise<Pick<LeadPageProps, 'outcome' | 'previous'>> {
  const input = url.searchParams.get('previous') ?? '';
  const [, reference, event] = /^([A-Z\d]{8})(?:\.(\d{1,15}))?$/.exec(input) ?? [];
  const deskLead = reference ? await findDeskLead(reference) : undefined;
  if (!deskLead) return { outcome: outcomeId(url), previous: undefined };
  const previous = { reference: deskLead.lead.reference, name: deskLead.contact.name, event: event ? Number(event) : undefined };
  return { outcome: outcomeId(url), previous };
}

export async function renderLead(
  { person, formToken, url }: DeskRequest,
  deskLead: DeskLead,
  { status = 200, refused, isRevealed = false, reply, papersLink }: Options = {},
): Promise<Response> {
  const { siteUrl } = config();
  const now = Date.now();
  const [people, duplicates, outcome] = await Promise.all([listPeople(), findDuplicates(deskLead), outcomeOf(url)]);
  const done = Number(url.searchParams.get('done'));
  const undoableEvent = deskLead.events.find((event) => event.seq === done && canUndo(event, deskLead.work, now))?.seq;
  const page = (
    <LeadPage
      {...{ person, formToken, deskLead, people, duplicates, now, refused, undoableEvent, isRevealed, papersLink }}
      {...addressesOf(url, deskLead.lead.reference)}
      {...outcome}
      reply={reply ?? emptyReply(deskLead)}
      papersFactor={papersFactor(deskLead)}
      groups={presentLead(deskLead, { mask: !isRevealed, locale: person.locale })}
      acord={acordOf(deskLead)}
      sourcePage={pagePathOf(deskLead.consent.page ?? '', siteUrl)}
      fileLinks={Object.fromEntries(deskLead.files.map((file) => [file.id, fileLink(file, siteUrl, now)]))}
    />
  );
  const headers: Record<string, string> = isRevealed ? { refresh: `${revealedSeconds}; url=/desk/leads/${deskLead.lead.reference}` } : {};
  return renderDesk(page, status, headers);
}
