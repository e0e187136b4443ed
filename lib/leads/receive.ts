import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { checkAnswers } from '#lib/forms/check-answers.ts';
import type { Problem } from '#lib/forms/schema.ts';
import type { Answers } from '#lib/forms/answers.ts';
import type { Arrival } from './arrival.ts';
import { consentOf } from './consent.ts';
import { trackRequest } from './request-traffic.ts';
import { destinations } from './destinations.ts';
import type { NewLead } from './model.ts';
import { newReference } from './reference.ts';
import { identifyForm } from './identify-form.ts';
import { isSuspicious } from './spam.ts';
import { measured } from '#lib/telemetry/telemetry.ts';
import { saveLead } from './store/save.ts';

export type Receipt =
  | { status: 'accepted'; reference: string }
  | { status: 'invalid'; form: FormDefinition | undefined; problems: Problem[] }
  | { status: 'conflict' };

/** A plain form sent twice within this time (double tap, Back) is one lead. */
const repeatMs = 600_000;

/** The key that identifies a repeated post: the client's, or for a plain form a hash of body, client and time window. */
function idempotencyKey(arrival: Arrival, now: number): string | null {
  if (arrival.idempotencyKey !== null) return arrival.idempotencyKey;
  if (!arrival.native) return null;
  const window = Math.floor(now / repeatMs);
  return `form:${createHash('sha256').update(`${arrival.ip}\n${arrival.bodyHash}\n${window}`).digest('hex')}`;
}

/** Fills in fields for the time of sending that the client left out. */
function withTimes(form: FormDefinition, answers: Answers, now: number): Answers {
  const moments = form.fields.filter(({ kind, name }) => kind === 'moment' && answers[name] === undefined);
  return { ...answers, ...Object.fromEntries(moments.map(({ name }) => [name, new Date(now).toISOString()])) };
}

function newLead(arrival: Arrival, form: FormDefinition, answers: Answers, now: number): NewLead {
  return {
    id: randomUUID(),
    reference: newReference(),
    form: form.id,
    formVersion: form.version,
    locale: arrival.locale,
    answers: withTimes(form, answers, now),
    consent: consentOf(arrival, form.id, now),
    createdAt: now,
    quarantinedAt: isSuspicious(arrival.posted, answers, now) ? now : null,
    idemKey: idempotencyKey(arrival, now),
    bodyHash: arrival.bodyHash,
    channels: destinations(form, answers),
    ...(arrival.fileIds ? { fileIds: arrival.fileIds } : {}),
  };
}

const statusOf = ({ status }: { status: string }) => ({ outcome: status });

/**
 * Checks a post and commits its lead with one delivery per channel. `accepted` means that it is on disk. Rejects only when the store cannot write.
 */
export async function receiveLead(arrival: Arrival, now = Date.now()): Promise<Receipt> {
  const identified = identifyForm(arrival.route, arrival.posted);
  if ('unreadable' in identified) return { status: 'invalid', form: undefined, problems: [{ field: identified.unreadable, code: 'wrong_type' }] };
  const { form, values } = identified;
  const checked = checkAnswers(form, values);
  if (checked.status === 'invalid') return { status: 'invalid', form, problems: checked.problems };
  const attributes = { form: form.id, locale: arrival.locale };
  const save = () => saveLead(newLead(arrival, form, checked.answers, now));
  const saved = await trackRequest(() => measured('lead.save', { attributes }, save, statusOf));
  return saved.status === 'conflict' ? saved : { status: 'accepted', reference: saved.reference };
}
