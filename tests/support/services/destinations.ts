import { startSmtpServer } from './smtp-server.ts';
import { startWebhookServer } from './webhook-server.ts';

export const staffAddress = 'staff@agency.example';
export const webhookSecret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

/** A mail server and a webhook target, and the settings of a site that uses them. */
export async function startDestinations() {
  const smtp = await startSmtpServer();
  const webhook = await startWebhookServer();
  return {
    smtp,
    webhook,
    settings: {
      SMTP_URL: smtp.url,
      STAFF_EMAIL: staffAddress,
      LEAD_WEBHOOK_URL: webhook.url,
      LEAD_WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
    },
    mailsTo: (address: string) => smtp.messages.filter(({ to }) => to.includes(address)),
    staffMails: (reference: string) => smtp.messages.filter(({ to, mail }) => to.includes(staffAddress) && mail.subject?.includes(reference)),
    /** Calls of the webhook target that contain a text; the home lead's body has no reference, but every lead has its own e-mail address. */
    callsWith: (text: string) => webhook.calls.filter(({ body }) => body.includes(text)),
    async stop(): Promise<void> {
      await Promise.all([smtp.stop(), webhook.stop()]);
    },
  };
}

export type Destinations = Awaited<ReturnType<typeof startDestinations>>;
