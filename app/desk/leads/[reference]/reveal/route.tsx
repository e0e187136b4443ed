import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { deskRoute, renderMessage } from '../../../desk-route.tsx';
import { redirectToLead } from '../../../lead-redirects.ts';
import { renderLead } from '../../../render-lead.tsx';

/** A browser that opens the address of this post again shows the lead. */
export const GET = deskRoute('viewer', async (request) => redirectToLead(request));

/** Shows masked values in full for a minute, and records who saw them. */
export const POST = deskRoute('agent', async (request) => {
  const { params, person, locale } = request;
  const reference = params.reference ?? '';
  const isRecorded = await appendLeadEvent({ reference, staffId: person.id, kind: 'revealed' });
  const deskLead = isRecorded ? await findDeskLead(reference) : undefined;
  return deskLead ? renderLead(request, deskLead, { isRevealed: true }) : renderMessage(locale, 'notFound', 404);
});
