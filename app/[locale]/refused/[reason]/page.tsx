import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { problemPages } from '#lib/http/problem-pages.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { localeOf, localePath } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';
import { pageOf } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string; reason: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return problemPages.map((reason) => ({ reason }));
}

async function readParams(params: Props['params']) {
  const { reason: named, ...given } = await params;
  const reason = problemPages.find((known) => known === named);
  if (!reason) notFound();
  return { locale: localeOf(given), reason };
}

export async function generateMetadata({ params }: Props) {
  const { locale, reason } = await readParams(params);
  const t = await getTranslations({ locale, namespace: 'site.refused' });
  return unlistedMetadata(t(`${reason}.heading`));
}

/** The front door sends it to browsers; other clients get the problem as JSON. */
export default async function RefusedPage({ params }: Props) {
  const { locale, reason } = await readParams(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  return (
    <Frame locale={locale} path="/">
      <div className="page-width flex flex-col items-start gap-5 py-16 lg:py-24">
        <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
          <Icon name="alert" className="size-8" />
        </span>
        <h1 className="font-bold text-3xl leading-tight">{t(`refused.${reason}.heading`)}</h1>
        <p role="alert" className="max-w-text text-lg">
          {t(`refused.${reason}.text`, values)}
        </p>
        {reason !== 'unknownRequest' && <p className="max-w-text text-muted">{t('refused.back')}</p>}
        <div className="flex w-full flex-wrap gap-3">
          <ButtonLink href={agencyCallLink} className="max-sm:w-full">
            <Icon name="phone" className="size-5" />
            {t('cta.call', values)}
          </ButtonLink>
          <ButtonLink intent="outline" href={localePath(locale, pageOf('get-quote').path)} className="max-sm:w-full">
            {t('refused.forms')}
          </ButtonLink>
          <ButtonLink intent="outline" href={localePath(locale, '/')} className="max-sm:w-full">
            {t('missing.home')}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
