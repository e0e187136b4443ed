import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';

export async function NoOpenedLead({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  const values = messageArguments(locale);
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 lg:py-24">
      <h1 className="font-bold text-3xl leading-tight">{t('absentHeading')}</h1>
      <p className="max-w-text text-lg text-muted">{t('absentText', values)}</p>
      <ButtonLink href={agencyCallLink}>
        <Icon name="phone" className="size-5" />
        {t('call', values)}
      </ButtonLink>
    </div>
  );
}
