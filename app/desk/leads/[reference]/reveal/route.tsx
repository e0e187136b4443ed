import { findWorkedLead } from '#lib/staff/find-worked-lead.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { deskRoute, renderMessage } from '../../../desk-route.tsx';
import { renderLead } from '../../../render-lead.tsx';

/** Shows masked values in full for a minute, and records who saw them. */
export const POST = deskRoute('agent', async (request) => {
  const { params, person, locale } = request;
  const reference = params.reference ?? '';
  const isRecorded = await appendLeadEvent({ reference, staffId: person.id, kind: 'revealed' });
  const workedLead = isRecorded ? await findWorkedLead(reference) : undefined;
  return workedLead ? renderLead(request, workedLead, { isRevealed: true }) : renderMessage(locale, 'notFound', 404);
});
