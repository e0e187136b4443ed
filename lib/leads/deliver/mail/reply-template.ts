import 'server-only';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { Lead } from '../../model.ts';

export function replyTemplate({ locale, reference }: Lead, address: string, name: string): string {
  const t = translator(locale, 'mail.visitor');
  const { name: agencyName, phone } = agency;
  const signature = [agencyName, t('phoneWithExtension', { phone: displayPhone(phone.e164), extension: phone.extension })];
  const greeting = name ? t('greetingNamed', { name }) : t('greeting');
  const body = [greeting, '', t('reply.thanks', { reference }), '', '', '', ...signature].join('\r\n');
  const to = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(t('reply.subject', { reference, agencyName }))}&body=${encodeURIComponent(body)}`;
}
