import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import type { Problem } from '#lib/forms/schema.ts';
import { type FieldValues, isTicked } from '#lib/forms/field-values.ts';
import { honeypotField, pageFields, type Posted, postedValue } from '#lib/forms/posted.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import { measure } from '#lib/telemetry/telemetry.ts';
import { config } from '#lib/config.ts';
import { consentText } from '#lib/forms/words.ts';
import { agency } from '#lib/site/agency.ts';
import { pagePathOf } from '#lib/i18n/route-page.ts';
import type { IncomingPost } from './incoming-post.ts';
import { newContinuationToken } from './second-step/continuation-token.ts';
import { trackSave } from './delivery-signals.ts';
import type { Channel, Consent, NewLead } from './model.ts';
import { newReference } from './reference.ts';
import { identifyForm } from './identify-form.ts';
import { addContinuation } from './store/continuations.ts';
import { saveLead } from './store/save.ts';
import { timestampAgeMs } from './seal.ts';

function pagePath({ posted, referrer }: IncomingPost): string {
  const candidates = [postedValue(posted, 'page'), postedValue(posted, 'source_page'), postedValue(posted, 'sourcePage'), referrer];
  const paths = candidates.map((value) => (typeof value === 'string' ? pagePathOf(value, config().siteUrl) : ''));
  return paths.find(Boolean) ?? '';
}

export function consentOf(post: IncomingPost, form: string, now: number): Consent {
  const { id, replyConsent: reply, marketing } = consentText(form, post.locale);
  return {
    textId: id,
    textHash: createHash('sha256').update(`${reply}\n${marketing}`).digest('hex'),
    locale: post.locale,
    boxes: { marketing: isTicked(postedValue(post.posted, 'marketing_consent')) },
    at: new Date(now).toISOString(),
    page: pagePath(post),
    ip: post.ip,
    userAgent: post.userAgent.slice(0, 300),
    seller: agency.legalName,
  };
}

export function channelsFor(form: FormDefinition, values: FieldValues): Channel[] {
  const hasEmail = form.fields.some(({ name, kind }) => kind === 'email' && values[name] !== undefined);
  return ['staff', ...(hasEmail ? (['visitor'] as const) : []), ...(config().webhookUrl ? (['webhook'] as const) : [])];
}

/** A person needs longer to fill in a form. A password manager does not, so speed alone proves nothing. */
const minHumanMs = 2_000;

const hasLink = (value: unknown): boolean => typeof value === 'string' && /https?:\/\/|www\.|\[url/i.test(value);

/**
 * Whether a post looks automated: the hidden field is filled in, the timestamp is forged, or it has links and was sent within two seconds. Such a lead
 * is quarantined for the staff, never dropped.
 */
function isSuspicious(posted: Posted, values: FieldValues, now: number): boolean {
  const honeypotValue = postedValue(posted, honeypotField);
  if (typeof honeypotValue === 'string' && honeypotValue.trim() !== '') return true;
  const stamp = postedValue(posted, 'stamp');
  if (typeof stamp !== 'string' || stamp === '') return false;
  const ageMs = timestampAgeMs(stamp, now);
  if (ageMs === undefined) return true;
  return ageMs < minHumanMs && Object.entries(values).some(([name, value]) => !pageFields.includes(name) && hasLink(value));
}

export type Receipt =
  /** `continuation`: the opened token of the second step, for the cookie. */
  | { status: 'accepted'; reference: string; continuation?: string }
  | { status: 'invalid'; form: FormDefinition | undefined; problems: Problem[] }
  | { status: 'conflict' };

/** A plain form sent twice within the same window of this length (double tap, Back) is one lead. */
const repeatMs = 600_000;

/** The key that identifies a repeated post: the client's, or for a plain form a hash of body, client and time window. */
function idempotencyKey(post: IncomingPost, now: number): string | null {
  if (post.idempotencyKey !== null) return post.idempotencyKey;
  if (!post.wantsPage) return null;
  const window = Math.floor(now / repeatMs);
  return `form:${createHash('sha256').update(`${post.ip}\n${post.bodyHash}\n${window}`).digest('hex')}`;
}

function withTimes(form: FormDefinition, values: FieldValues, now: number): FieldValues {
  const timestamps = form.fields.filter(({ kind, name }) => kind === 'timestamp' && values[name] === undefined);
  return { ...values, ...Object.fromEntries(timestamps.map(({ name }) => [name, new Date(now).toISOString()])) };
}

function newLead(post: IncomingPost, form: FormDefinition, values: FieldValues, now: number): NewLead {
  return {
    id: randomUUID(),
    reference: newReference(),
    form: form.id,
    formVersion: form.version,
    locale: post.locale,
    values: withTimes(form, values, now),
    consent: consentOf(post, form.id, now),
    createdAt: now,
    quarantinedAt: isSuspicious(post.posted, values, now) ? now : null,
    idempotencyKey: idempotencyKey(post, now),
    bodyHash: post.bodyHash,
    channels: channelsFor(form, values),
    ...(post.fileIds ? { fileIds: post.fileIds } : {}),
  };
}

const statusOf = ({ status }: { status: string }) => ({ outcome: status });

/**
 * Checks a post and commits its lead with one delivery per channel. `accepted` means that it is on disk. Rejects when the store cannot write, and with
 * `FilesGone`.
 */
export async function receiveLead(post: IncomingPost, now = Date.now()): Promise<Receipt> {
  const identified = identifyForm(post.route, post.posted);
  if ('invalidField' in identified) return { status: 'invalid', form: undefined, problems: [{ field: identified.invalidField, code: 'wrong_type' }] };
  const { form, values } = identified;
  const checked = checkValues(form, values);
  if (checked.status === 'invalid') return { status: 'invalid', form, problems: checked.problems };
  const attributes = { form: form.id, locale: post.locale };
  const continuation = secondStepOf({ form: form.id, values: checked.values }) && newContinuationToken();
  const lead = { ...newLead(post, form, checked.values, now), ...(continuation ? { continuationHash: continuation.hash } : {}) };
  const saved = await trackSave(() => measure('lead.save', { attributes }, () => saveLead(lead), statusOf));
  if (saved.status === 'conflict') return saved;
  const { reference } = saved;
  // The response with the first cookie may have been lost.
  if (continuation && saved.status === 'repeat') await addContinuation({ reference, hash: continuation.hash, opened: true });
  return { status: 'accepted', reference, ...(continuation ? { continuation: continuation.token } : {}) };
}
