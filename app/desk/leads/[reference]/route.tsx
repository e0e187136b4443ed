import { releaseLead } from '#lib/leads/store/staff-actions.ts';
import { wakeDelivery } from '#lib/leads/wake-delivery.ts';
import { isAnsweredHow, isAttemptedHow } from '#lib/staff/answered.ts';
import { findWorkedLead } from '#lib/staff/find-worked-lead.ts';
import { appendLeadEvent, changeWork, recordAnswer, undoChange, type WorkResult } from '#lib/staff/store/lead-work.ts';
import { type DeskRequest, deskRoute, redirectTo, renderMessage, textField } from '../../desk-route.tsx';
import { readWorkChange } from '../../read-work-change.ts';
import { renderLead } from '../../render-lead.tsx';

const noteMax = 4_000;

export const GET = deskRoute('viewer', async (request) => {
  const found = await findWorkedLead(request.params.reference ?? '');
  return found ? renderLead(request, found) : renderMessage(request.locale, 'notFound', 404);
});

/** Shows the lead again with what was typed, where nothing was stored. */
async function refuse(request: DeskRequest, notice: 'conflict' | 'empty', status: number): Promise<Response> {
  const { posted, params } = request;
  const found = await findWorkedLead(params.reference ?? '');
  if (!found) return renderMessage(request.locale, 'notFound', 404);
  const refused = { notice, note: textField(posted, 'note', noteMax), status: textField(posted, 'status'), assignee: textField(posted, 'assignee') };
  return renderLead(request, found, { status, refused });
}

function respond(request: DeskRequest, result: WorkResult): Promise<Response> | Response {
  if (result.status === 'unknown') return renderMessage(request.locale, 'notFound', 404);
  if (result.status === 'conflict') return refuse(request, 'conflict', 409);
  return redirectTo(`${request.url.pathname}${result.status === 'changed' ? `?done=${result.event}` : ''}`);
}

async function change(request: DeskRequest): Promise<Response> {
  const { posted, params, person, locale } = request;
  const work = await readWorkChange(posted);
  if (!work || Object.keys(work).length === 0) return renderMessage(locale, 'malformed', 400, request.url.pathname);
  const version = Number(textField(posted, 'version'));
  return respond(request, await changeWork({ reference: params.reference ?? '', version, staffId: person.id, change: work }));
}

async function addNote(request: DeskRequest): Promise<Response> {
  const { posted, params, person, url } = request;
  const text = textField(posted, 'note', noteMax);
  if (!text) return refuse(request, 'empty', 400);
  const isAdded = await appendLeadEvent({ reference: params.reference ?? '', staffId: person.id, kind: 'note', detail: { text } });
  return isAdded ? redirectTo(`${url.pathname}#timeline`) : renderMessage(request.locale, 'notFound', 404);
}

/** Records how the visitor was reached, which ends the clock, or a try that reached nobody. */
async function recordContact(request: DeskRequest): Promise<Response> {
  const { posted, params, person, url } = request;
  const reference = params.reference ?? '';
  const how = textField(posted, 'how');
  if (!isAttemptedHow(how)) return respond(request, await recordAnswer({ reference, staffId: person.id, how: isAnsweredHow(how) ? how : 'phone' }));
  const isAdded = await appendLeadEvent({ reference, staffId: person.id, kind: 'attempt', detail: { how } });
  return isAdded ? redirectTo(`${url.pathname}?recorded=1`) : renderMessage(request.locale, 'notFound', 404);
}

/** Delivers a lead that was held as spam; its clock begins now. */
async function release({ params, person, locale, url }: DeskRequest): Promise<Response> {
  const reference = params.reference ?? '';
  const { status } = await releaseLead(reference);
  if (status === 'unknown' || status === 'erased') return renderMessage(locale, 'notFound', 404);
  if (status === 'released') await appendLeadEvent({ reference, staffId: person.id, kind: 'released' });
  wakeDelivery();
  return redirectTo(url.pathname);
}

export const POST = deskRoute('agent', async (request) => {
  const { posted, params, person, locale, url } = request;
  const reference = params.reference ?? '';
  const action = textField(posted, 'action');
  if (action === 'change') return change(request);
  if (action === 'note') return addNote(request);
  if (action === 'called') return recordContact(request);
  if (action === 'undo') return respond(request, await undoChange({ reference, event: Number(textField(posted, 'event')), staffId: person.id }));
  if (action === 'release') return release(request);
  return renderMessage(locale, 'malformed', 400, url.pathname);
});
