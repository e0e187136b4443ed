import { getTranslations } from 'next-intl/server';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { callLink, textLink } from '#lib/site/phone.ts';
import { agencyWhatsApp } from '#lib/site/whats-app.ts';
import { FooterGroup } from './footer-group.tsx';

export async function FooterContact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = { ...messageArguments(locale), extension: agency.phone.extension };
  const links = [
    { href: callLink(agency.phone), label: `${t('footer.call', values)}, ${t('header.extension', values)}` },
    { href: textLink(agency.text), label: t('footer.text', values) },
    ...(agencyWhatsApp ? [{ href: agencyWhatsApp.href, label: t('footer.whatsApp', values) }] : []),
    { href: `mailto:${agency.email}`, label: agency.email },
    { href: `${localePath(locale, pageOf('about').path)}#contact`, label: t('footer.aboutContact') },
  ];
  return (
    <FooterGroup id="contact" heading={t('groups.contact')}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} draggable={false} className="footer-link">
            <span>{label === agency.email ? <BreakableAddress text={label} /> : <NoWrap>{label}</NoWrap>}</span>
          </a>
        </li>
      ))}
    </FooterGroup>
  );
}
