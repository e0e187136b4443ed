import 'server-only';
import { LeadPage } from '#components/desk/lead-page.tsx';
import type { RefusedPost } from '#components/desk/lead-page-props.ts';
import { randomUUID } from 'node:crypto';
import type { ReplyDraft } from '#components/desk/reply-form.tsx';
import { config } from '#lib/config.ts';
import { fileLink } from '#lib/leads/file-link.ts';
import { pagePathOf } from '#lib/leads/page-path.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { findDuplicates } from '#lib/staff/find-duplicates.ts';
import { acordOf, presentLead, type WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { canSendPapers } from '#lib/staff/papers-link.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { type DeskRequest, renderDesk } from './desk-route.tsx';

const revealedSeconds = 60;

type Options = { status?: number; refused?: RefusedPost; isRevealed?: boolean; reply?: ReplyDraft };

/** Its id makes a second press of Send the same post. */
function emptyReply({ lead: { locale, reference } }: WorkedLead): ReplyDraft {
  const subject = translator(locale, 'mail.visitor')('reply.subject', { reference, agencyName: agency.name });
  return { id: randomUUID(), subject, text: '', hasLink: false, step: 'write' };
}

export async function renderLead(
  { person, formToken, url }: DeskRequest,
  found: WorkedLead,
  { status = 200, refused, isRevealed = false, reply }: Options = {},
): Promise<Response> {
  const { siteUrl } = config();
  const now = Date.now();
  const [people, duplicates] = await Promise.all([listPeople(), findDuplicates(found)]);
  const done = Number(url.searchParams.get('done'));
  const undoable = found.events.find((event) => event.seq === done && canUndo(event, found.work, now))?.seq;
  const page = (
    <LeadPage
      {...{ person, formToken, found, people, duplicates, now, refused, undoable, isRevealed }}
      reply={reply ?? emptyReply(found)}
      canSendPapers={canSendPapers(found)}
      isSent={url.searchParams.has('sent')}
      isRecorded={url.searchParams.has('recorded')}
      groups={presentLead(found, !isRevealed)}
      acord={acordOf(found)}
      sourcePage={pagePathOf(found.consent.page ?? '', siteUrl)}
      fileLinks={Object.fromEntries(found.files.map((file) => [file.id, fileLink(file, siteUrl, now)]))}
    />
  );
  const headers: Record<string, string> = isRevealed ? { refresh: `${revealedSeconds}; url=/desk/leads/${found.lead.reference}` } : {};
  return renderDesk(page, status, headers);
}
