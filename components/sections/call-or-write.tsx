import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button.tsx';
import type { ButtonIntent } from '#components/ui/button-styles.ts';
import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agencyCallLink, messageWay } from '#lib/site/agency-contact.ts';

/** The number stays on one line, except where enlarged text is wider than the button. */
const numberOnOneLine = '[&>.copyable]:inline-block [&>.copyable]:whitespace-normal';

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
        <span className={numberOnOneLine}>{noWrap(t('hero.call', values))}</span>
      </ButtonLink>
      <ButtonLink data-when="closed" intent={intent} href={href} className="max-sm:px-2">
        <Icon name={icon} className="size-5" />
        <span className={numberOnOneLine}>{noWrap(t(`footer.${way}`, values))}</span>
      </ButtonLink>
    </span>
  );
}
