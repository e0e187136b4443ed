import { getTranslations } from 'next-intl/server';
import { itemHref } from '#components/sections/item-href.ts';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Page, Task } from '#lib/site/page.ts';
import { hasQuoteForm, quoteLink } from '#lib/site/quote-context.ts';
import { agencyCallLink, messageWay } from '#lib/site/agency-contact.ts';
import { ChatLink } from './chat-link.tsx';

type Props = { locale: Locale; page: Page | undefined; task: Task | undefined };

const quoteTarget = (locale: Locale, page: Page | undefined) => (page && hasQuoteForm(page) ? '#quote-form' : itemHref(locale, quoteLink(page)));

/**
 * The last element of the page, which sticks to the lower edge on phones; hidden while a field has the focus (`hide-while-typing`). Its button has the
 * color of the main action, as in a hero.
 */
export async function ActionBar({ locale, page, task }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const { way, icon, href } = messageWay(locale);
  const actions = {
    quote: { href: quoteTarget(locale, page), label: t('header.getQuote') },
    form: { href: '#quote-form', label: t('bar.form') },
    claims: { href: '#claims', label: t('bar.claims') },
  } as const;
  const action = task === 'none' ? undefined : actions[task ?? 'quote'];
  return (
    <nav aria-label={t('bar.label')} className="action-bar hide-while-typing">
      <a href={agencyCallLink} className="by-hours action-bar-link bar-call">
        <Icon name="phone" className="size-5" />
        <span>{`${t('bar.call')} `}</span>
        <span data-when="closed">{`${t('bar.closed')} `}</span>
        <span className="sr-only">{`${values.phone}, ${t('header.extension', values)}`}</span>
      </a>
      <a href={href} className="action-bar-link">
        <Icon name={icon} className="size-5" />
        <span>{t(`bar.${way}`)}</span>
        <span className="sr-only">{` ${way === 'whatsApp' ? values.whatsApp : values.textPhone}`}</span>
      </a>
      <ChatLink locale={locale} className="action-bar-link">
        <Icon name="chat" className="size-5" />
        <span>{t('bar.ask')}</span>
      </ChatLink>
      {action && (
        <a href={action.href} className="action-bar-link bar-action border-2 border-transparent bg-accent px-2 text-on-accent">
          {action.label}
        </a>
      )}
    </nav>
  );
}
