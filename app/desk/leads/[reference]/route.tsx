import { releaseLead } from '#lib/leads/store/staff-actions.ts';
import { wakeDelivery } from '#lib/leads/delivery-signals.ts';
import { isMissedContact, isReplyMethod } from '#lib/staff/lead-status.ts';
import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { mailMentions } from '#lib/staff/mention-mail.ts';
import { maxNoteLength } from '#lib/staff/mentions.ts';
import { errorLabel } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { appendLeadEvent, changeWork, recordReply, undoChange, type WorkResult } from '#lib/staff/store/lead-work.ts';
import { addNote, markMentionsSeen } from '#lib/staff/store/mentions.ts';
import { type DeskRequest, deskRoute, renderMessage, textField } from '../../desk-route.tsx';
import { redirectToLead, readCursor, redirectToNextLead } from '../../lead-redirects.ts';
import { readSeenUpdates, readWorkChange } from '../../read-work-change.ts';
import { renderLead } from '../../render-lead.tsx';

export const GET = deskRoute('viewer', async (request) => {
  const deskLead = await findDeskLead(request.params.reference ?? '');
  if (!deskLead) return renderMessage(request.locale, 'notFound', 404);
  await markMentionsSeen(deskLead.lead.id, request.person.id);
  return renderLead(request, deskLead);
});

/** Shows the lead with the input of a refused post. */
async function refuse(request: DeskRequest, notice: 'conflict' | 'empty', code: number): Promise<Response> {
  const { posted, params } = request;
  const deskLead = await findDeskLead(params.reference ?? '');
  if (!deskLead) return renderMessage(request.locale, 'notFound', 404);
  const [status, reason, assignee] = ['status', 'reason', 'assignee'].map((name) => textField(posted, name));
  const refused = { notice, note: textField(posted, 'note', maxNoteLength), status, reason, assignee };
  return renderLead(request, deskLead, { status: code, refused });
}

const wantsNext = ({ posted }: DeskRequest): boolean => textField(posted, 'next') === 'yes' || textField(posted, 'action') === 'change-next';

/** Adds a note and mails its mentions. False for an unknown lead. */
async function saveNote({ params, person }: DeskRequest, text: string): Promise<boolean> {
  const isAdded = await addNote({ reference: params.reference ?? '', staffId: person.id, text });
  // Not awaited, so that the response does not depend on the mail server.
  void mailMentions().catch((error: unknown) => log.warn({ event: 'mention_mail_failed', error: errorLabel(error) }));
  return isAdded;
}

/** `cursor`: the cursor of the lead before the change. `hasNote`: a note was stored beside it. */
function respond(request: DeskRequest, result: WorkResult, cursor?: string, hasNote = false): Promise<Response> | Response {
  if (result.status === 'unknown') return renderMessage(request.locale, 'notFound', 404);
  if (result.status === 'conflict') return refuse(request, 'conflict', 409);
  const { reference } = result.work;
  const event = result.status === 'changed' ? String(result.event) : undefined;
  if (wantsNext(request))
    return redirectToNextLead(request, cursor, event ? { previous: `${reference}.${event}` } : hasNote ? { previous: reference } : {});
  return redirectToLead(request, event ? { done: event } : hasNote ? { recorded: 'note' } : {});
}

/** Changes the work and adds the note that was typed beside it. A conflict stores neither. */
async function change(request: DeskRequest): Promise<Response> {
  const { posted, params, person, locale } = request;
  const workChange = await readWorkChange(posted);
  if (!workChange || Object.keys(workChange).length === 0) return renderMessage(locale, 'malformed', 400, request.url.pathname);
  const version = Number(textField(posted, 'version'));
  const cursor = await readCursor(request);
  const seenUpdates = readSeenUpdates(posted);
  const result = await changeWork({ reference: params.reference ?? '', version, seenUpdates, staffId: person.id, change: workChange });
  const note = textField(posted, 'note', maxNoteLength);
  const hasNote = note !== '' && (result.status === 'changed' || result.status === 'unchanged') && (await saveNote(request, note));
  return respond(request, result, cursor, hasNote);
}

async function writeNote(request: DeskRequest): Promise<Response> {
  const text = textField(request.posted, 'note', maxNoteLength);
  if (!text) return refuse(request, 'empty', 400);
  return (await saveNote(request, text)) ? redirectToLead(request, { recorded: 'note' }) : renderMessage(request.locale, 'notFound', 404);
}

/** Records a contact with the visitor, which stops the reply clock, or a missed contact. */
async function recordContact(request: DeskRequest): Promise<Response> {
  const { posted, params, person } = request;
  const reference = params.reference ?? '';
  const method = textField(posted, 'method');
  const cursor = await readCursor(request);
  if (!isMissedContact(method)) {
    const reply = { reference, staffId: person.id, seenUpdates: readSeenUpdates(posted), method: isReplyMethod(method) ? method : 'phone' } as const;
    return respond(request, await recordReply(reply), cursor);
  }
  const isAdded = await appendLeadEvent({ reference, staffId: person.id, kind: 'attempt', detail: { how: method } });
  if (!isAdded) return renderMessage(request.locale, 'notFound', 404);
  return wantsNext(request)
    ? redirectToNextLead(request, cursor, { recorded: 'attempt', previous: reference })
    : redirectToLead(request, { recorded: 'attempt' });
}

/** Releases a quarantined lead and starts its reply clock. */
async function release(request: DeskRequest): Promise<Response> {
  const { params, person, locale } = request;
  const reference = params.reference ?? '';
  const { status } = await releaseLead(reference);
  if (status === 'unknown' || status === 'erased') return renderMessage(locale, 'notFound', 404);
  if (status === 'released') await appendLeadEvent({ reference, staffId: person.id, kind: 'released' });
  wakeDelivery();
  return redirectToLead(request);
}

export const POST = deskRoute('agent', async (request) => {
  const { posted, params, person, locale, url } = request;
  const reference = params.reference ?? '';
  const action = textField(posted, 'action');
  if (action === 'change' || action === 'change-next') return change(request);
  if (action === 'note') return writeNote(request);
  if (action === 'contact') return recordContact(request);
  if (action === 'undo') return respond(request, await undoChange({ reference, event: Number(textField(posted, 'event')), staffId: person.id }));
  if (action === 'release') return release(request);
  return renderMessage(locale, 'malformed', 400, url.pathname);
});
