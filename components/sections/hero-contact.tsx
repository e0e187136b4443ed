import { getTranslations } from 'next-intl/server';
import { blankTime } from '#components/layout/blank-time.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { callLink, textLink } from '#lib/site/phone.ts';
import { languageEntry } from '#lib/site/site-languages.ts';
import { agencyWhatsApp } from '#lib/site/whats-app.ts';

type Props = { locale: Locale; action: string | undefined; href: string; className: string };

const wide = 'max-sm:w-full';
const onNight = 'max-sm:px-2 sm:whitespace-nowrap';

/**
 * The buttons of a hero, and when somebody answers. While the office is closed the first button writes instead of calling; the start script sets
 * `data-state`. Both states share their cells, so nothing shifts. Without JavaScript the buttons are those of the open office, with its hours.
 */
export async function HeroContact({ locale, action, href, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const office = pageOffice(locale);
  const [before, after] = t('contact.closedNow', { time: '{time}' }).split('{time}');
  const whatsApp = languageEntry(locale).prefersWhatsApp ? agencyWhatsApp : undefined;
  const write = (
    <>
      <Icon name={whatsApp ? 'whatsApp' : 'message'} className="size-5" />
      {t(whatsApp ? 'contact.whatsAppTitle' : 'contact.textTitle')}
    </>
  );
  const writeHref = whatsApp?.href ?? textLink(agency.text);
  const call = (
    <ButtonLink data-when="open" intent="onNight" href={callLink(agency.phone)} className={onNight}>
      <Icon name="phone" className="size-5" />
      {t('hero.call', messageArguments(locale))}
    </ButtonLink>
  );
  return (
    <div className={`by-hours mt-7 ${className}`} data-office={JSON.stringify(office)}>
      <div className="flex flex-wrap gap-3">
        {action && (
          <span className={`by-hours-cell ${wide}`}>
            <ButtonLink data-when="open" href={href}>
              {action}
              <Icon name="arrow" className="size-5" />
            </ButtonLink>
            <ButtonLink data-when="closed" href={writeHref}>
              {write}
            </ButtonLink>
          </span>
        )}
        <span className={`by-hours-cell ${wide}`}>
          {call}
          <ButtonLink data-when="closed" intent="onNight" href={action ? href : writeHref} className={onNight}>
            {action ?? write}
          </ButtonLink>
        </span>
      </div>
      <p className="by-hours-cell mt-4 max-w-text text-on-night-muted">
        <span data-when="unknown">
          <NoWrap>{openingLines(locale)[0]}</NoWrap>
        </span>
        <span data-when="open-now">{t('contact.openNow')}</span>
        <span data-when="closed">
          {before}
          {/* One text: React tolerates another one here, but not another number of them. */}
          <time suppressHydrationWarning>{blankTime(office)}</time>
          {after}
        </span>
      </p>
    </div>
  );
}
