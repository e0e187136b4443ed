import { randomUUID } from 'node:crypto';
import type { ReplyDraft } from '#components/desk/reply-form.tsx';
import { findWorkedLead, type WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { createPapersLink } from '#lib/staff/papers-link.ts';
import { fillTemplate, isReplyTemplate } from '#lib/staff/reply-templates.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { wakeDelivery } from '#lib/leads/wake-delivery.ts';
import { type DeskRequest, deskRoute, redirectTo, renderMessage, textField } from '../../../desk-route.tsx';
import { renderLead } from '../../../render-lead.tsx';

const textMax = 10_000;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function withLead(request: DeskRequest, respond: (found: WorkedLead) => Promise<Response> | Response): Promise<Response> {
  const found = await findWorkedLead(request.params.reference ?? '');
  return found ? respond(found) : renderMessage(request.locale, 'notFound', 404);
}

/** The lead with a saved reply in the form: `?template=call`. */
export const GET = deskRoute('agent', (request) =>
  withLead(request, (found) => {
    const id = request.url.searchParams.get('template');
    if (!isReplyTemplate(id)) return redirectTo(`/desk/leads/${found.lead.reference}`);
    const filled = fillTemplate(id, found, request.person);
    return renderLead(request, found, { reply: { ...filled, id: randomUUID(), hasLink: id === 'papers', step: 'write' } });
  }),
);

function draftOf({ posted }: DeskRequest): ReplyDraft {
  const id = textField(posted, 'id');
  return {
    id: uuid.test(id) ? id : randomUUID(),
    subject: textField(posted, 'subject'),
    text: textField(posted, 'text', textMax).replaceAll('\r\n', '\n'),
    hasLink: textField(posted, 'link') === 'yes',
    step: 'write',
  };
}

async function send(request: DeskRequest, found: WorkedLead, draft: ReplyDraft): Promise<Response> {
  const { reference } = found.lead;
  const link = draft.hasLink ? await createPapersLink(found) : undefined;
  const reply = { subject: draft.subject, text: draft.text, ...(link ? { link } : {}) };
  const result = await sendReply({ reference, staffId: request.person.id, id: draft.id, reply });
  if (result.status === 'unknown') return renderMessage(request.locale, 'notFound', 404);
  wakeDelivery();
  return redirectTo(`/desk/leads/${reference}?sent=1#main`);
}

export const POST = deskRoute('agent', (request) =>
  withLead(request, (found) => {
    const draft = draftOf(request);
    if (!draft.subject || !draft.text) return renderLead(request, found, { status: 400, reply: { ...draft, step: 'empty' } });
    if (textField(request.posted, 'action') === 'preview') return renderLead(request, found, { reply: { ...draft, step: 'preview' } });
    return send(request, found, draft);
  }),
);
