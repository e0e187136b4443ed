import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { createPapersLink } from '#lib/staff/papers-link.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { deskRoute, renderMessage } from '../../../desk-route.tsx';
import { redirectToLead } from '../../../lead-redirects.ts';
import { renderLead } from '../../../render-lead.tsx';

/** A browser that opens the address of this post again shows the lead. */
export const GET = deskRoute('viewer', async (request) => redirectToLead(request));

/** Creates a link for sending papers and shows it once. The event does not contain the link. */
export const POST = deskRoute('agent', async (request) => {
  const reference = request.params.reference ?? '';
  const deskLead = await findDeskLead(reference);
  if (!deskLead) return renderMessage(request.locale, 'notFound', 404);
  const link = await createPapersLink(deskLead);
  if (!link) return renderLead(request, deskLead, { status: 400 });
  const isRecorded = await appendLeadEvent({ reference, staffId: request.person.id, kind: 'document-asked' });
  const updatedLead = isRecorded ? await findDeskLead(reference) : undefined;
  return updatedLead ? renderLead(request, updatedLead, { papersLink: link }) : renderMessage(request.locale, 'notFound', 404);
});
