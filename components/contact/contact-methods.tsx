import { getTranslations } from 'next-intl/server';
import { ClaimsLinesLink } from '#components/layout/claims-lines-link.tsx';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { Card, CardText } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyFax, waysFor } from '#lib/site/agency-contact.ts';
import { ClosedMark } from './closed-mark.tsx';

const urgentLink = 'inline-flex min-h-11 w-fit items-center font-bold text-primary underline';

/** Every way to reach the agency, the preferred one first, and what to write. */
export async function ContactMethods({ locale, words }: { locale: Locale; words: Words }) {
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  const values = messageArguments(locale);
  const labels = { call: values.phone, text: values.textPhone, whatsApp: values.whatsApp };
  const methods = [
    ...waysFor(locale).map((way) => ({ ...way, label: labels[way.id] })),
    { id: 'email', icon: 'mail', href: `mailto:${agency.email}`, label: agency.email },
    ...(agencyFax ? [{ id: 'fax', icon: 'file', href: agencyFax.href, label: agencyFax.number } as const] : []),
  ] as const;
  return (
    <section id="contact" aria-labelledby="contact-heading" className="scroll-mt-24 pb-4 lg:col-span-2 lg:pb-6">
      <h2 id="contact-heading" className="font-bold text-2xl leading-tight">
        {words.text('heading')}
      </h2>
      <ul
        aria-label={t('methodsTitle')}
        className={`mt-4 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-4 ${methods.length === 5 ? 'lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-4:col-span-3 lg:*:nth-5:col-span-3 lg:*:last:col-span-full' : 'lg:grid-cols-4'}`}
      >
        {methods.map(({ id, icon, href, label }) => (
          <li key={id} className="flex min-w-0">
            <Card tone="action" className="card-row w-full">
              <span className="card-icon">
                <Icon name={icon} />
              </span>
              <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
                <h3 className="font-bold text-ink text-lg leading-snug">
                  {t(`${id}Title`)}
                  {id === 'call' && <ClosedMark locale={locale} />}
                </h3>
                <a href={href} draggable={false} className="card-link wrap-anywhere font-bold text-primary leading-snug">
                  <span className="relative z-1">
                    <BreakableAddress text={label} />
                  </span>
                </a>
                <CardText>{t(`${id}Text`, values)}</CardText>
              </div>
            </Card>
          </li>
        ))}
        <li className="flex min-w-0 sm:col-span-full">
          <Card className="card-row w-full gap-x-5 sm:flex-row">
            <span className="card-icon">
              <Icon name="alert" />
            </span>
            <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
              <h3 className="font-bold text-ink text-lg leading-snug">{words.text('urgent')}</h3>
              <CardText>{noWrap(words.text('urgentText'))}</CardText>
              <p className="-mb-2 flex flex-wrap gap-x-8">
                <a href="tel:911" className={urgentLink}>
                  {messagesFor(locale).site.hero.emergency}
                </a>
                <ClaimsLinesLink locale={locale} className={urgentLink} />
              </p>
            </div>
          </Card>
        </li>
      </ul>
    </section>
  );
}
