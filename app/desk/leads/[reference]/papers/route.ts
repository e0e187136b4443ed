import { findWorkedLead } from '#lib/staff/find-worked-lead.ts';
import { createPapersLink } from '#lib/staff/papers-link.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { deskRoute, renderMessage } from '../../../desk-route.tsx';
import { renderLead } from '../../../render-lead.tsx';

/** Creates a link for sending papers and shows it once. The event does not contain the link. */
export const POST = deskRoute('agent', async (request) => {
  const reference = request.params.reference ?? '';
  const workedLead = await findWorkedLead(reference);
  if (!workedLead) return renderMessage(request.locale, 'notFound', 404);
  const link = await createPapersLink(workedLead);
  if (!link) return renderLead(request, workedLead, { status: 400 });
  const isRecorded = await appendLeadEvent({ reference, staffId: request.person.id, kind: 'document-asked' });
  const updatedLead = isRecorded ? await findWorkedLead(reference) : undefined;
  return updatedLead ? renderLead(request, updatedLead, { papersLink: link }) : renderMessage(request.locale, 'notFound', 404);
});
