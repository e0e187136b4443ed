import { ErasePage } from '#components/desk/lead/erase-page.tsx';
import { eraseLead } from '#lib/leads/store/erase.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import { log } from '#lib/log.ts';
import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { type DeskRequest, deskRoute, redirectTo, renderDesk, renderMessage, textField } from '../../../desk-route.tsx';

async function ask({ person, formToken, params, locale }: DeskRequest, input?: string): Promise<Response> {
  const deskLead = await findDeskLead(params.reference ?? '');
  if (!deskLead) return renderMessage(locale, 'notFound', 404);
  return renderDesk(<ErasePage {...{ person, formToken, deskLead, input }} />, input === undefined ? 200 : 400);
}

export const GET = deskRoute('owner', (request) => ask(request));

/** Erases a lead for good, once its reference is typed. */
export const POST = deskRoute('owner', async (request) => {
  const { params, posted, person, locale } = request;
  const reference = normalizeReference(params.reference ?? '');
  const input = textField(posted, 'reference');
  if (normalizeReference(input) !== reference) return ask(request, input);
  const isRecorded = await appendLeadEvent({ reference, staffId: person.id, kind: 'erased' });
  if (!isRecorded || !(await eraseLead(reference))) return renderMessage(locale, 'notFound', 404);
  log.info({ event: 'lead_erased', reference });
  return redirectTo('/desk');
});
