import 'server-only';
import type { Config } from '#lib/config.ts';
import { buildPayload } from '#lib/forms/payload.ts';
import type { Channel, ClaimedDelivery } from '../model.ts';
import type { Send } from './door.ts';
import { filesPayload } from './files-payload.ts';
import { createPost } from './post.ts';
import { staffAttachments } from './mail/attachments.ts';
import type { Mail } from './mail/mail.ts';
import { staffMail } from './mail/staff.ts';
import { visitorSender } from './visitor-sender.ts';
import { sendWebhook } from './webhook.ts';

export type SenderSettings = Pick<
  Config,
  'smtpUrl' | 'dataDir' | 'mailFrom' | 'staffEmails' | 'siteUrl' | 'visitorMailLimit' | 'webhookUrl' | 'webhookSecret' | 'webhookAllowPrivate'
>;

/** How a delivery of each channel is sent under these settings. `aheadMs`: by how much the clock of this process is wrong. */
export function createSenders(settings: SenderSettings, aheadMs: () => Promise<number> = async () => 0): Record<Channel, Send> {
  const { webhookUrl } = settings;
  const post = createPost(settings);
  const sendMail = (mail: Mail, { id, channel, lead }: ClaimedDelivery, signal: AbortSignal) =>
    post(mail, `${lead.reference}-${channel}-${id}`, signal);

  return {
    staff: async (delivery, signal) => {
      const attachments = await staffAttachments(delivery.lead);
      return sendMail({ ...staffMail(delivery.lead, delivery.id, settings), attachments }, delivery, signal);
    },
    visitor: visitorSender(settings, sendMail),
    webhook: async ({ id, lead }, signal) => {
      if (!webhookUrl) return { status: 'retry', error: 'no webhook configured', alarm: true };
      const target = { url: webhookUrl, secret: settings.webhookSecret, allowPrivate: settings.webhookAllowPrivate, aheadMs: await aheadMs() };
      return sendWebhook(`msg_${id}`, JSON.stringify({ ...buildPayload(lead), ...filesPayload(lead, settings.siteUrl) }), target, signal);
    },
  };
}
