import 'server-only';
import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '#lib/forms/normalize-email.ts';
import { config } from '#lib/config.ts';
import { translator } from '#lib/i18n/messages.ts';
import { type Block, type Mail, messageId, renderHtml, renderText } from '#lib/leads/deliver/mail/mail.ts';
import { createMailer } from '#lib/leads/deliver/mailer.ts';
import { log } from '#lib/log.ts';
import { agency } from '#lib/site/agency.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { limitKeysOf } from '#lib/rate-limits/client-network.ts';
import { hashedKey } from '#lib/leads/rate.ts';
import { countHit } from '#lib/leads/store/rate.ts';
import { dayMs, minuteMs } from '#lib/site/wall-clock.ts';
import { deskPath } from './desk-path.ts';
import { createSignInLink, invitationMs, mailedLinkMs } from './store/links.ts';
import type { StaffMember } from './store/people.ts';

const perAddress = { calls: 20, seconds: 300 };
const perAccount = { calls: 5, seconds: 900 };

/** Counts a sign-in attempt of a client address. True within the limit, which `RATE_LIMIT=off` turns off. */
export async function countSignIn(clientAddress: string, now = Date.now()): Promise<boolean> {
  if (!config().rateLimit) return true;
  for (const { key, factor } of limitKeysOf(clientAddress)) {
    const { allowed } = await countHit(hashedKey(`desk\n${key}`), { ...perAddress, calls: perAddress.calls * factor }, now);
    if (allowed) continue;
    recordLimitHit('desk_sign_in', now);
    return false;
  }
  return true;
}

/** Counts a mailed sign-in link of an account, known or not. */
export async function countLinkMail(email: string, now = Date.now()): Promise<boolean> {
  const { allowed } = await countHit(hashedKey(`desk-link\n${normalizeEmail(email)}`), perAccount, now);
  if (!allowed) recordLimitHit('desk_link_mail', now);
  return allowed;
}

const sendLimitMs = 30_000;

type StaffMail = { to: Pick<StaffMember, 'email' | 'name' | 'locale'>; subject: string; blocks: readonly Block[] };

/** Sends one mail to a member of the staff at once. Returns whether the mail server took it. */
export async function sendStaffMail({ to, subject, blocks }: StaffMail): Promise<boolean> {
  const { mailFrom } = config();
  const id = randomUUID();
  const body = { language: to.locale, title: subject, blocks };
  const mail: Mail = {
    from: { name: agency.name, address: mailFrom },
    to: [{ name: to.name, address: to.email }],
    subject,
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(id, mailFrom),
    headers: { 'Content-Language': to.locale, 'Auto-Submitted': 'auto-generated' },
  };
  const result = await createMailer(config())(mail, `desk-${id}`, AbortSignal.timeout(sendLimitMs));
  if (result.status !== 'delivered') log.error({ event: 'staff_mail_failed', outcome: result.status });
  return result.status === 'delivered';
}

/** The address of a link. Its page asks for a press of a button, because mail scanners open every link. */
export const linkAddress = (token: string): string => `${config().siteUrl}/desk/link/${token}`;

/** Mails a sign-in link to a person, which leads to the page that asked for the sign-in. */
export async function mailSignInLink(person: StaffMember, next: string): Promise<boolean> {
  const t = translator(person.locale, 'desk.signInMail');
  const token = await createSignInLink(person.id, mailedLinkMs);
  return sendStaffMail({
    to: person,
    subject: t('subject', { agencyName: agency.name }),
    blocks: [
      { kind: 'text', text: t('asked') },
      { kind: 'link', text: t('open'), url: linkAddress(token) + (next === deskPath ? '' : `?next=${encodeURIComponent(next)}`) },
      { kind: 'text', text: t('valid', { minutes: mailedLinkMs / minuteMs }) },
      { kind: 'text', text: t('notYou') },
    ],
  });
}

/** Mails an invitation link to a person. */
export function mailInvitation(person: StaffMember, token: string): Promise<boolean> {
  const t = translator(person.locale, 'desk.invitationMail');
  return sendStaffMail({
    to: person,
    subject: t('subject', { agencyName: agency.name }),
    blocks: [
      { kind: 'text', text: t('invited', { agencyName: agency.name }) },
      { kind: 'link', text: t('open'), url: linkAddress(token) },
      { kind: 'text', text: t('valid', { days: invitationMs / dayMs }) },
    ],
  });
}
