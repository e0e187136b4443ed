import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';
import { type ActionTarget, mainAction } from '#lib/site/main-action.ts';
import type { Page } from '#lib/site/page.ts';
import { hasQuoteForm } from '#lib/site/quote-context.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { closedTemplate, ClosedNotice } from '#components/layout/closed-notice.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { agencyCallLink, messageWay } from '#lib/site/agency-contact.ts';
import { itemHref } from './item-href.ts';
import { linkNumbers } from './link-numbers.tsx';
import { Scene } from './scene.tsx';
import type { SectionProps } from './section-shell.tsx';

type Props = { locale: Locale; page: Page; action: string; to: ActionTarget; className: string; children: ReactNode };

/** When staff reply, inside a part with `by-hours`. */
async function ReplyTime({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  return (
    <p className="by-hours-cell mt-3 text-on-night-muted max-sm:text-sm max-sm:leading-snug">
      <span data-when="unknown">{noWrap(openingLines(locale)[0])}</span>
      <span data-when="open-now">{t('openNow')}</span>
      <span data-when="closed" className="closed-mark">
        <ClosedNotice template={closedTemplate(locale)} office={pageOffice(locale)} />
      </span>
    </p>
  );
}

const oneLine = 'whitespace-nowrap';

/**
 * The buttons of a hero, and when staff reply. The page's main action is first. The action bar is hidden while these buttons are on the screen, so on a
 * phone the second one calls while the office is open, and sends a message while it is closed. The start script knows the hours; the open and closed
 * variants share their cells, so nothing shifts. Without JavaScript the office counts as open.
 */
async function HeroContact({ locale, page, action, to, className, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const href = 'anchor' in to ? `#${to.anchor}` : itemHref(locale, to);
  const isQuote = 'anchor' in to ? hasQuoteForm(page) : to.page === 'get-quote';
  const short = isQuote ? t('header.getQuote') : action;
  const values = messageArguments(locale);
  const { way, icon, href: writeHref } = messageWay(locale);
  return (
    <div className={`by-hours by-hours-wait mt-5 flex flex-col sm:mt-7 ${className}`} data-office="">
      <div className="hero-buttons flex flex-wrap gap-3">
        <span className="by-hours-cell max-sm:w-full">
          <span data-when="open-or-wide" className="flex flex-wrap gap-2">
            <ButtonLink href={href} className="grow-99! basis-40">
              {action}
              <Icon name="arrow" className="size-5" />
            </ButtonLink>
            <ButtonLink intent="onNight" href={agencyCallLink} className="lg:hidden">
              <Icon name="phone" className="size-5" />
              {`${t('bar.call')} `}
              <span className="sr-only">{values.phone}</span>
            </ButtonLink>
          </span>
          <span data-when="closed-phone" className="flex flex-wrap gap-2">
            <ButtonLink href={href} className="basis-40">
              {short}
            </ButtonLink>
            <ButtonLink href={writeHref} intent="onNight" className="basis-28">
              <Icon name={icon} className="size-5" />
              {way === 'whatsApp' ? t('bar.whatsApp') : t('contact.textTitle')}
            </ButtonLink>
          </span>
        </span>
        <span className="by-hours-cell max-lg:hidden">
          <ButtonLink data-when="open" intent="onNight" href={agencyCallLink} className={oneLine}>
            <Icon name="phone" className="size-5" />
            {t('hero.call', values)}
          </ButtonLink>
          {way === 'text' ? (
            // Many wide screens cannot send a text message.
            <ButtonLink
              data-when="closed-wide"
              data-open-chat=""
              aria-haspopup="dialog"
              intent="onNight"
              href={localePath(locale, pageOf('contact').path)}
            >
              <Icon name="chat" className="size-5" />
              {t('hero.chat')}
            </ButtonLink>
          ) : (
            <ButtonLink data-when="closed-wide" intent="onNight" href={writeHref} className={oneLine}>
              <Icon name={icon} className="size-5" />
              {t(`footer.${way}`, values)}
            </ButtonLink>
          )}
        </span>
      </div>
      <ReplyTime locale={locale} />
      {children}
    </div>
  );
}

/** On the page about claims: the emergency number, and the numbers of the insurance companies. */
async function HeroClaims({ locale, action }: Pick<Props, 'locale' | 'action'>) {
  const t = await getTranslations({ locale, namespace: 'site.hero' });
  return (
    <div className="hero-buttons mt-5 grid grid-cols-2 gap-3 sm:mt-7 sm:flex">
      <ButtonLink href="tel:911">
        <Icon name="phone" className="size-5" />
        {t('emergency')}
      </ButtonLink>
      <ButtonLink intent="onNight" href="#claims">
        {action}
      </ButtonLink>
    </div>
  );
}

/** On a phone a brief hero has no buttons but this one, which sends a message, where the page table has `offersMessage`. */
async function HeroMessage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  const { way, icon, href } = messageWay(locale);
  return (
    <div className="by-hours mt-5 sm:hidden" data-office="">
      <ButtonLink href={href} intent="onNight" className="hero-buttons w-full">
        <Icon name={icon} className="size-5" />
        {t(`${way}Title`)}
      </ButtonLink>
      <ReplyTime locale={locale} />
    </div>
  );
}

const points = [
  { id: 'states', icon: 'shield' },
  { id: 'since', icon: 'seal' },
  { id: 'languages', icon: 'globe' },
] as const;

async function HeroPoints({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.hero' });
  return (
    <ul aria-label={t('points')} className="mt-2 grid gap-1 text-on-night-muted max-sm:text-sm max-sm:leading-snug">
      {points.map(({ id, icon }) => (
        <li key={id} className="flex items-center gap-2.5">
          <Icon name={icon} className="size-5 text-sun" />
          {t(id, messageArguments(locale))}
        </li>
      ))}
    </ul>
  );
}

/** The introduction `text` with `words` as a link. */
function linkWords(text: string, words: string, href: string): ReactNode {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`"${words}" is not in the lead "${text}"`);
  return (
    <>
      {noWrap(text.slice(0, at))}
      <a href={href} className="text-on-night underline underline-offset-4">
        {words}
      </a>
      {noWrap(text.slice(at + words.length))}
    </>
  );
}

export function Hero({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const lead = words.text('lead');
  const linked = section.links?.lead;
  const home = page.path === '/';
  const isBare = page.task === 'none';
  const hiddenOnPhone = section.brief ? 'max-sm:hidden' : '';
  const withSearch = section.hasSearch ? { space: 'lg:justify-end lg:pb-44', buttons: 'lg:hidden' } : { space: '', buttons: '' };
  return (
    <section className="night relative">
      <div
        className={`page-width ${home ? 'pt-4 sm:pt-6 lg:min-h-[36rem] lg:py-14' : isBare ? 'pt-3 lg:min-h-[15rem] lg:py-8' : 'pt-3 lg:min-h-[26rem] lg:py-12 2xl:min-h-[30rem]'} ${section.brief ? 'pb-5 sm:pb-8' : ''} relative z-1 flex flex-col justify-center ${withSearch.space}`}
      >
        <div className="lg:max-w-[calc(50%-1rem)]">
          <h1 className={`font-bold leading-[1.06] ${home ? 'text-5xl' : 'text-4xl'}`}>{noWrap(words.text('heading'))}</h1>
          <p className="mt-3 max-w-text sm:mt-5 text-lg text-on-night-muted leading-normal sm:leading-relaxed">
            {linked && linkWords(lead, words.text('linked'), itemHref(locale, linked))}
            {!linked && linkNumbers(lead)}
          </p>
          {page.task === 'claims' && <HeroClaims locale={locale} action={words.text('action')} />}
          {!isBare && page.task !== 'claims' && (
            <HeroContact
              locale={locale}
              page={page}
              action={words.text('action')}
              to={section.to ?? mainAction(page)}
              className={`${hiddenOnPhone} ${withSearch.buttons}`}
            >
              {page.line !== 'company' && <HeroPoints locale={locale} />}
            </HeroContact>
          )}
          {section.offersMessage && <HeroMessage locale={locale} />}
        </div>
      </div>
      <Scene page={page.id} className={`hero-scene ${home ? 'lg:top-0 lg:h-full' : ''} ${hiddenOnPhone}`} />
    </section>
  );
}
