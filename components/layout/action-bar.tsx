import { getTranslations } from 'next-intl/server';
import { itemHref } from '#components/sections/item-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Page, Task } from '#lib/site/page.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import { hasQuoteForm, quoteLink } from '#lib/site/quote-context.ts';
import { agencyCallLink, messageChannel } from '#lib/site/agency-contact.ts';
import { ChatLink } from './chat-link.tsx';

type Props = { locale: Locale; page: Page | undefined; task: Task | undefined };

const quoteTarget = (locale: Locale, page: Page | undefined) => (page && hasQuoteForm(page) ? '#quote-form' : itemHref(locale, quoteLink(page)));

/** On a phone the hero of these pages sends a message first while the office is closed, and so does the bar. */
const writesFirst = (page: Page | undefined) => page !== undefined && sectionsOf(page).some(({ kind, brief }) => kind === 'hero' && !brief);

/** The last element of the page, which sticks to the lower edge on phones; hidden while a field has the focus (`hide-while-typing`). */
export async function ActionBar({ locale, page, task }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = { ...messageArguments(locale), extension: agency.phone.extension };
  const { way, icon, href } = messageChannel(locale);
  const acts = {
    quote: { href: quoteTarget(locale, page), label: t('header.getQuote') },
    form: { href: '#quote-form', label: t('bar.form') },
    claims: { href: '#claims', label: t('bar.claims') },
  } as const;
  const isQuiet = writesFirst(page);
  const act = task === 'none' ? undefined : acts[task ?? 'quote'];
  return (
    <nav aria-label={t('bar.label')} className="action-bar hide-while-typing">
      <a href={agencyCallLink} className="by-hours action-bar-link">
        <span className="relative">
          <Icon name="phone" className="size-5" />
          <span data-when="closed" className="-top-1 -right-2.5 absolute size-2.5 rounded-full border border-ink bg-sun" />
        </span>
        {t('bar.call')}
        <span className="sr-only">
          {values.phone}, {t('header.extension', values)} <span data-when="closed">({t('bar.closed')})</span>
        </span>
      </a>
      <a href={href} className={`action-bar-link ${isQuiet ? 'bar-first' : ''}`}>
        <Icon name={icon} className="size-5" />
        {t(`bar.${way}`)}
        <span className="sr-only"> {way === 'whatsApp' ? values.whatsApp : values.textPhone}</span>
      </a>
      <ChatLink locale={locale} className="action-bar-link">
        <Icon name="chat" className="size-5" />
        {t('bar.ask')}
      </ChatLink>
      {act && (
        <a
          href={act.href}
          className={`action-bar-link grow-[1.6] border-2 border-transparent bg-accent px-2 text-on-accent ${isQuiet ? 'bar-second' : ''}`}
        >
          {act.label}
        </a>
      )}
    </nav>
  );
}
