import { getTranslations } from 'next-intl/server';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { Card, CardText } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { faxLink } from '#lib/site/phone.ts';
import { agencyCallLink, agencyTextLink, agencyWhatsApp } from '#lib/site/agency-contact.ts';

/** Five methods: three in the first row, two in the second. */
const spans = {
  call: 'xl:col-span-2',
  text: 'xl:col-span-2',
  whatsApp: 'xl:col-span-2',
  fax: 'xl:col-span-3',
  email: 'sm:max-xl:col-span-2 xl:col-span-3',
};

export async function ContactMethods({ locale, words }: { locale: Locale; words: Words }) {
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  const values = messageArguments(locale);
  const methods = [
    { id: 'call', icon: 'phone', href: agencyCallLink, label: values.phone, note: t('callText', { extension: agency.phone.extension }) },
    { id: 'text', icon: 'message', href: agencyTextLink, label: values.textPhone, note: t('textText') },
    ...(agencyWhatsApp
      ? [{ id: 'whatsApp', icon: 'whatsApp', href: agencyWhatsApp.href, label: agencyWhatsApp.number, note: t('whatsAppText') } as const]
      : []),
    { id: 'fax', icon: 'file', href: faxLink(agency.fax), label: values.fax, note: t('faxText') },
    { id: 'email', icon: 'mail', href: `mailto:${agency.email}`, label: agency.email, note: t('emailText') },
  ] as const;
  return (
    <section id="contact" aria-labelledby="contact-heading" className="scroll-mt-24 pt-6 lg:col-span-2">
      <h2 id="contact-heading" className="font-bold text-2xl leading-tight">
        {words.text('heading')}
      </h2>
      <p className="mt-3 max-w-text text-muted">{noWrap(words.text('lead'))}</p>
      <ul aria-label={t('methodsTitle')} className={`mt-6 grid gap-4 sm:grid-cols-2 ${agencyWhatsApp ? 'xl:grid-cols-6' : 'xl:grid-cols-4'}`}>
        {methods.map(({ id, icon, href, label, note }) => (
          <li key={id} className={`flex min-w-0 ${agencyWhatsApp ? spans[id] : ''}`}>
            <Card tone="action" className="card-row w-full">
              <span className="card-icon">
                <Icon name={icon} />
              </span>
              <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
                <h3 className="font-bold text-ink text-lg leading-snug">{t(`${id}Title`)}</h3>
                <a href={href} draggable={false} className="card-link wrap-anywhere font-bold text-primary leading-snug">
                  <span className="relative z-1">
                    <BreakableAddress text={label} />
                  </span>
                </a>
                <CardText>{note}</CardText>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
