import { exportFormats, exportLead } from '#lib/staff/export-lead.ts';
import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { appendLeadEvent } from '#lib/staff/store/lead-work.ts';
import { deskRoute, fileResponse, renderMessage, textField } from '../../../desk-route.tsx';

/** A post, because an export is recorded as an event. */
export const POST = deskRoute('owner', async ({ params, posted, person, locale }) => {
  const deskLead = await findDeskLead(params.reference ?? '');
  const format = exportFormats.find((known) => known === textField(posted, 'format'));
  if (!deskLead || deskLead.lead.content.status !== 'readable') return renderMessage(locale, 'notFound', 404);
  const { reference } = deskLead.lead;
  if (!format) return renderMessage(locale, 'malformed', 400, `/desk/leads/${reference}`);
  const { body, contentType } = await exportLead(deskLead, format);
  await appendLeadEvent({ reference, staffId: person.id, kind: 'exported', detail: { format } });
  return fileResponse(body, contentType, `lead-${reference}.${format}`);
});
