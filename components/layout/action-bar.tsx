import { getTranslations } from 'next-intl/server';
import { itemHref } from '#components/sections/item-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Page } from '#lib/site/page.ts';
import { callLink, textLink } from '#lib/site/phone.ts';
import { hasQuoteForm, quoteLink } from '#lib/site/quote-context.ts';
import { ChatLink } from './chat-link.tsx';

/** The last element of the page, which sticks to the lower edge on phones; hidden while a field has the focus (`hide-while-typing`). */
export async function ActionBar({ locale, page }: { locale: Locale; page: Page | undefined }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = { ...messageArguments(locale), extension: agency.phone.extension };
  return (
    <nav aria-label={t('bar.label')} className="action-bar hide-while-typing">
      <a href={callLink(agency.phone)} aria-label={`${t('bar.call')} ${values.phone} ${t('header.extension', values)}`} className="action-bar-link">
        <Icon name="phone" className="size-5" />
        {t('bar.call')}
      </a>
      <a href={textLink(agency.text)} aria-label={`${t('bar.text')} ${values.textPhone}`} className="action-bar-link">
        <Icon name="message" className="size-5" />
        {t('bar.text')}
      </a>
      <ChatLink locale={locale} className="action-bar-link">
        <Icon name="chat" className="size-5" />
        {t('chat')}
      </ChatLink>
      <a
        href={page && hasQuoteForm(page) ? '#quote-form' : itemHref(locale, quoteLink(page))}
        className="action-bar-link grow-[1.6] px-2 border-2 border-transparent bg-accent text-on-accent"
      >
        {t('header.getQuote')}
      </a>
    </nav>
  );
}
