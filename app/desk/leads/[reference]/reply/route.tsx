import { randomUUID } from 'node:crypto';
import type { UnsentReply } from '#components/desk/lead/unsent-reply.tsx';
import { findDeskLead, type DeskLead } from '#lib/staff/find-desk-lead.ts';
import { createPapersLink } from '#lib/staff/papers-link.ts';
import { appendSavedReply, isSavedReplyId, maxReplyLength, type SavedReplyId, savedReply, withSignature } from '#lib/staff/saved-replies.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { wakeDelivery } from '#lib/leads/delivery-signals.ts';
import { type DeskRequest, deskRoute, renderMessage, textField } from '../../../desk-route.tsx';
import { redirectToLead, readCursor, redirectToNextLead } from '../../../lead-redirects.ts';
import { readSeenUpdates } from '../../../read-work-change.ts';
import { renderLead } from '../../../render-lead.tsx';

const sendActions = ['send', 'send-next'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function withLead(request: DeskRequest, respond: (deskLead: DeskLead) => Promise<Response> | Response): Promise<Response> {
  const deskLead = await findDeskLead(request.params.reference ?? '');
  return deskLead ? respond(deskLead) : renderMessage(request.locale, 'notFound', 404);
}

function draftOf({ posted }: DeskRequest): UnsentReply {
  const id = textField(posted, 'id');
  return {
    id: uuid.test(id) ? id : randomUUID(),
    subject: textField(posted, 'subject'),
    text: textField(posted, 'text', maxReplyLength),
    hasLink: textField(posted, 'link') === 'yes',
    step: 'write',
  };
}

/** Inserts a saved reply below the text; `take-back` restores the text before it. */
function insert(id: SavedReplyId, deskLead: DeskLead, draft: UnsentReply): UnsentReply {
  const text = appendSavedReply(draft.text, savedReply(id, deskLead));
  // A text that would be too long is left as it is: cutting it would lose words.
  if (text.length > maxReplyLength) return draft;
  return { ...draft, text, hasLink: draft.hasLink || id === 'papers', inserted: { id, before: draft.text } };
}

async function send(request: DeskRequest, deskLead: DeskLead, draft: UnsentReply): Promise<Response> {
  const { reference } = deskLead.lead;
  const link = draft.hasLink ? await createPapersLink(deskLead) : undefined;
  const reply = { subject: draft.subject, text: withSignature(draft.text, request.person), ...(link ? { link } : {}) };
  const cursor = await readCursor(request);
  const result = await sendReply({ reference, staffId: request.person.id, seenUpdates: readSeenUpdates(request.posted), id: draft.id, reply });
  if (result.status === 'unknown') return renderMessage(request.locale, 'notFound', 404);
  wakeDelivery();
  return textField(request.posted, 'action') === 'send-next'
    ? redirectToNextLead(request, cursor, { sent: '1', previous: reference })
    : redirectToLead(request, { sent: '1' });
}

/** A browser that opens the address of this post again shows the lead. */
export const GET = deskRoute('viewer', async (request) => redirectToLead(request));

export const POST = deskRoute('agent', (request) =>
  withLead(request, (deskLead) => {
    const draft = draftOf(request);
    const [action, id] = [textField(request.posted, 'action'), textField(request.posted, 'savedReply')];
    if (action === 'take-back')
      return renderLead(request, deskLead, { reply: { ...draft, text: textField(request.posted, 'before', maxReplyLength) } });
    if (!action && isSavedReplyId(id)) return renderLead(request, deskLead, { reply: insert(id, deskLead, draft) });
    if (!draft.subject || !draft.text) return renderLead(request, deskLead, { status: 400, reply: { ...draft, step: 'empty' } });
    if (action === 'preview') return renderLead(request, deskLead, { reply: { ...draft, step: 'preview' } });
    // Any other action sends nothing.
    return sendActions.includes(action) ? send(request, deskLead, draft) : renderLead(request, deskLead, { reply: draft });
  }),
);
