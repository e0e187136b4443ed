import { getTranslations } from 'next-intl/server';
import { ClosedMark } from '#components/contact/closed-mark.tsx';
import { closedBriefTemplate } from '#components/layout/closed-notice.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import { pageOffice } from '#lib/site/business-clock.ts';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { listStates } from '#lib/i18n/state-arguments.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyWhatsApp, waysFor } from '#lib/site/agency-contact.ts';
import { PageContacts } from './page-contacts.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

/** Every way to reach the agency. On a phone the numbers are enough; the contact page explains each way. */
export async function Contact({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  const values = messageArguments(locale);
  const { city, state } = agency.address;
  const others = agency.states.filter((code) => code !== state);
  const labels = { call: values.phone, text: values.textPhone, whatsApp: values.whatsApp, email: agency.email };
  const lines = [...waysFor(locale), { id: 'email', icon: 'mail', href: `mailto:${agency.email}` }] as const;
  return (
    <SectionShell id="contact" heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      {!page.form && <PageContacts locale={locale} page={page} />}
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-6 lg:gap-5">
        {lines.map(({ id, icon, href }) => (
          <li key={id} className={`flex min-w-0 ${agencyWhatsApp ? 'lg:col-span-3' : 'lg:col-span-2'}`}>
            <Card tone="action" className="card-row w-full">
              <span className="card-icon">
                <Icon name={icon} />
              </span>
              <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
                <CardTitle>
                  {t(`${id}Title`)}
                  {id === 'call' && <ClosedMark locale={locale} />}
                </CardTitle>
                <a href={href} draggable={false} className="card-link wrap-anywhere font-bold text-lg text-primary leading-snug">
                  <span className="relative z-1">
                    <BreakableAddress text={labels[id]} />
                  </span>
                </a>
                <CardText className="not-print:max-sm:hidden">{t(`${id}Text`, values)}</CardText>
              </div>
            </Card>
          </li>
        ))}
        <li className="not-print:max-sm:hidden flex min-w-0 lg:col-span-3">
          <Card className="card-row w-full">
            <span className="card-icon">
              <Icon name="pin" />
            </span>
            <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
              <CardTitle>{t('locationTitle', values)}</CardTitle>
              <CardText>{t('locationText', { city, count: others.length, states: listStates(locale, others) })}</CardText>
            </div>
          </Card>
        </li>
        <li className="flex min-w-0 sm:max-lg:col-span-2 lg:col-span-3">
          <Card className="card-row w-full">
            <span className="card-icon">
              <Icon name="clock" />
            </span>
            <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
              <CardTitle>{t('hoursTitle')}</CardTitle>
              {openingLines(locale).map((line) => (
                <CardText key={line}>{line}</CardText>
              ))}
              <OpenNow office={pageOffice(locale)} open={t('openNow')} closed={closedBriefTemplate(locale)} />
            </div>
          </Card>
        </li>
      </ul>
    </SectionShell>
  );
}
