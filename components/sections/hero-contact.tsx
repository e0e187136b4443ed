import { getTranslations } from 'next-intl/server';
import { ClosedWords, closedWords } from '#components/layout/closed-words.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { callLink } from '#lib/site/phone.ts';
import { writeWay } from '#lib/site/write-way.ts';

type Props = { locale: Locale; action: string | undefined; href: string; className: string };

const wide = 'max-sm:w-full';
const onNight = 'max-sm:px-2 sm:whitespace-nowrap';

/**
 * The buttons of a hero, and when staff answer. The first is the page's main action, or a message on a phone while the office is closed. The start
 * script knows the hours; the open and closed variants share their cells, so nothing shifts. Without JavaScript the office counts as open.
 */
export async function HeroContact({ locale, action, href, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const office = pageOffice(locale);
  const { way, href: writeHref } = writeWay(locale);
  const icon = way === 'whatsApp' ? 'whatsApp' : 'message';
  return (
    <div className={`by-hours by-hours-wait mt-6 sm:mt-7 ${className}`} data-office={JSON.stringify(office)}>
      <div className="flex flex-wrap gap-3">
        {action && (
          <span className={`by-hours-cell ${wide}`}>
            <ButtonLink data-when="open-or-wide" href={href}>
              {action}
              <Icon name="arrow" className="size-5" />
            </ButtonLink>
            <ButtonLink data-when="closed-phone" href={writeHref}>
              <Icon name={icon} className="size-5" />
              {t(`contact.${way}Title`)}
            </ButtonLink>
          </span>
        )}
        <span className={`by-hours-cell ${wide}`}>
          <ButtonLink data-when="open" intent="onNight" href={callLink(agency.phone)} className={onNight}>
            <Icon name="phone" className="size-5" />
            {t('hero.call', values)}
          </ButtonLink>
          <ButtonLink data-when="closed-wide" intent="onNight" href={writeHref} className={onNight}>
            <Icon name={icon} className="size-5" />
            {t(`footer.${way}`, values)}
          </ButtonLink>
          <ButtonLink data-when="closed-phone" intent="onNight" href={action ? href : writeHref} className={onNight}>
            {action ?? t(`contact.${way}Title`)}
          </ButtonLink>
        </span>
      </div>
      <p className="by-hours-cell mt-4 max-w-text text-on-night-muted">
        <span data-when="unknown">
          <NoWrap>{openingLines(locale)[0]}</NoWrap>
        </span>
        <span data-when="open-now">{t('contact.openNow')}</span>
        <span data-when="closed" className="closed-mark">
          <ClosedWords text={closedWords(locale)} office={office} />
        </span>
      </p>
    </div>
  );
}
