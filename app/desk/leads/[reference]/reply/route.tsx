import { randomUUID } from 'node:crypto';
import type { UnsentReply } from '#components/desk/lead/unsent-reply.tsx';
import { findWorkedLead, type WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { createPapersLink } from '#lib/staff/papers-link.ts';
import { appendSavedReply, isSavedReplyId, type SavedReplyId, savedReply, withSignature } from '#lib/staff/saved-replies.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { wakeDelivery } from '#lib/leads/delivery-signals.ts';
import { type DeskRequest, deskRoute, renderMessage, textField } from '../../../desk-route.tsx';
import { redirectToLead, readCursor, redirectToNextLead } from '../../../lead-view.ts';
import { renderLead } from '../../../render-lead.tsx';

const textMax = 10_000;
const sendActions = ['send', 'send-next'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function withLead(request: DeskRequest, respond: (workedLead: WorkedLead) => Promise<Response> | Response): Promise<Response> {
  const workedLead = await findWorkedLead(request.params.reference ?? '');
  return workedLead ? respond(workedLead) : renderMessage(request.locale, 'notFound', 404);
}

function draftOf({ posted }: DeskRequest): UnsentReply {
  const id = textField(posted, 'id');
  return {
    id: uuid.test(id) ? id : randomUUID(),
    subject: textField(posted, 'subject'),
    text: textField(posted, 'text', textMax).replaceAll('\r\n', '\n'),
    hasLink: textField(posted, 'link') === 'yes',
    step: 'write',
  };
}

/** Inserts a saved reply below the text; `take-back` restores the text before it. */
function insert(id: SavedReplyId, workedLead: WorkedLead, draft: UnsentReply): UnsentReply {
  const text = appendSavedReply(draft.text, savedReply(id, workedLead));
  // A text that would be too long is left as it is: cutting it would lose words.
  if (text.length > textMax) return draft;
  return { ...draft, text, hasLink: draft.hasLink || id === 'papers', inserted: { id, before: draft.text } };
}

async function send(request: DeskRequest, workedLead: WorkedLead, draft: UnsentReply): Promise<Response> {
  const { reference } = workedLead.lead;
  const link = draft.hasLink ? await createPapersLink(workedLead) : undefined;
  const reply = { subject: draft.subject, text: withSignature(draft.text, request.person), ...(link ? { link } : {}) };
  const cursor = await readCursor(request);
  const result = await sendReply({ reference, staffId: request.person.id, id: draft.id, reply });
  if (result.status === 'unknown') return renderMessage(request.locale, 'notFound', 404);
  wakeDelivery();
  return textField(request.posted, 'action') === 'send-next'
    ? redirectToNextLead(request, cursor, { sent: '1', previous: reference })
    : redirectToLead(request, { sent: '1' });
}

export const POST = deskRoute('agent', (request) =>
  withLead(request, (workedLead) => {
    const draft = draftOf(request);
    const [action, id] = [textField(request.posted, 'action'), textField(request.posted, 'savedReply')];
    if (action === 'take-back') return renderLead(request, workedLead, { reply: { ...draft, text: textField(request.posted, 'before', textMax) } });
    if (!action && isSavedReplyId(id)) return renderLead(request, workedLead, { reply: insert(id, workedLead, draft) });
    if (!draft.subject || !draft.text) return renderLead(request, workedLead, { status: 400, reply: { ...draft, step: 'empty' } });
    if (action === 'preview') return renderLead(request, workedLead, { reply: { ...draft, step: 'preview' } });
    // Any other action sends nothing.
    return sendActions.includes(action) ? send(request, workedLead, draft) : renderLead(request, workedLead, { reply: draft });
  }),
);
