import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { callLink, textLink } from '#lib/site/phone.ts';
import { agencyWhatsApp } from '#lib/site/whats-app.ts';

/** The contact links at the end of a phone's menu, which covers the bottom bar. */
export async function MenuContact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.footer' });
  const values = messageArguments(locale);
  const ways = [
    { icon: 'phone', href: callLink(agency.phone), label: t('call', values) },
    { icon: 'message', href: textLink(agency.text), label: t('text', values) },
    ...(agencyWhatsApp ? [{ icon: 'whatsApp', href: agencyWhatsApp.href, label: t('whatsApp', values) } as const] : []),
  ] as const;
  return (
    <ul className="py-3 lg:hidden">
      {ways.map(({ icon, href, label }) => (
        <li key={href}>
          <a href={href} draggable={false} className="menu-link gap-3">
            <Icon name={icon} className="size-5 text-accent" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
