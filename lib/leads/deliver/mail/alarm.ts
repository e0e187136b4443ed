import 'server-only';
import { agency } from '#lib/site/agency.ts';
import { type Block, type Mail, type MailSettings, messageId, renderHtml, renderText } from './mail.ts';

export type AlarmWords = { id: string; title: string; opening: string; findings: readonly string[]; advice: string };

export function alarmMail({ id, title, opening, findings, advice }: AlarmWords, { mailFrom, staffEmails }: MailSettings): Mail {
  const blocks: Block[] = [
    { kind: 'text', text: opening },
    { kind: 'steps', items: findings },
    { kind: 'text', text: advice },
    { kind: 'text', text: 'On the machine itself, /readyz shows the current state. This email goes out at most once a day.' },
  ];
  const body = { language: 'en', title, blocks };
  return {
    from: { name: agency.name, address: mailFrom },
    to: staffEmails.map((address) => ({ name: '', address })),
    subject: `[ALARM] ${title}`,
    text: renderText(body),
    html: renderHtml(body),
    messageId: messageId(id, mailFrom),
    headers: { 'Content-Language': 'en', 'X-Priority': '1' },
  };
}
