import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button.tsx';
import type { ButtonIntent } from '#components/ui/button-styles.ts';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agencyCallLink, messageWay } from '#lib/site/agency-contact.ts';

type Props = { locale: Locale; intent: ButtonIntent; className?: string };

/** A button that calls, or sends a message while the office is closed. It shows the number, since a laptop cannot send a text message. */
export async function CallOrWrite({ locale, intent, className = '' }: Props) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const { way, icon, href } = messageWay(locale);
  return (
    <span className={`by-hours by-hours-cell ${className}`}>
      <ButtonLink data-when="open" intent={intent} href={agencyCallLink} className="max-sm:px-2">
        <Icon name="phone" className="size-5" />
        {t('hero.call', values)}
      </ButtonLink>
      <ButtonLink data-when="closed" intent={intent} href={href} className="max-sm:px-2">
        <Icon name={icon} className="size-5" />
        {t(`footer.${way}`, values)}
      </ButtonLink>
    </span>
  );
}
