import 'server-only';
import { LeadPage, type RefusedPost } from '#components/desk/lead-page.tsx';
import { config } from '#lib/config.ts';
import { fileLink } from '#lib/leads/file-link.ts';
import { pagePathOf } from '#lib/leads/page-path.ts';
import { findDuplicates } from '#lib/staff/find-duplicates.ts';
import { acordOf, presentLead, type WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { canUndo } from '#lib/staff/store/lead-work.ts';
import { listPeople } from '#lib/staff/store/people.ts';
import { type DeskRequest, renderDesk } from './desk-route.tsx';

const revealedSeconds = 60;

type Options = { status?: number; refused?: RefusedPost; isRevealed?: boolean };

export async function renderLead(
  { person, formToken, url }: DeskRequest,
  found: WorkedLead,
  { status = 200, refused, isRevealed = false }: Options = {},
): Promise<Response> {
  const { siteUrl } = config();
  const now = Date.now();
  const [people, duplicates] = await Promise.all([listPeople(), findDuplicates(found)]);
  const done = Number(url.searchParams.get('done'));
  const undoable = found.events.find((event) => event.seq === done && canUndo(event, found.work, now))?.seq;
  const page = (
    <LeadPage
      {...{ person, formToken, found, people, duplicates, now, refused, undoable, isRevealed }}
      groups={presentLead(found, !isRevealed)}
      acord={acordOf(found)}
      sourcePage={pagePathOf(found.consent.page ?? '', siteUrl)}
      fileLinks={Object.fromEntries(found.files.map((file) => [file.id, fileLink(file, siteUrl, now)]))}
    />
  );
  const headers: Record<string, string> = isRevealed ? { refresh: `${revealedSeconds}; url=/desk/leads/${found.lead.reference}` } : {};
  return renderDesk(page, status, headers);
}
