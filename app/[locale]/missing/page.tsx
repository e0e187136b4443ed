import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { MissingPath } from '#components/layout/missing-path.tsx';
import { PageLink } from '#components/layout/page-link.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { localeOf } from '#lib/i18n/locale-of.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';

type Props = { params: Promise<{ locale: string }> };

const useful = ['get-quote', 'high-risk', 'sr-22', 'commercial', 'client-portal', 'contact'] as const;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'site.missing' });
  return unlistedMetadata(t('title'));
}

/** Shown with status 404 by the front door for every address that leads nowhere. */
export default async function MissingPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site.missing' });
  return (
    <Frame locale={locale} path="/">
      <div className="page-width flex flex-col items-start gap-5 py-16 lg:py-24">
        <p className="font-bold text-4xl text-accent">{t('code')}</p>
        <h1 className="font-bold text-3xl leading-tight">{t('heading')}</h1>
        <p className="max-w-text text-lg text-muted">{t('lead')}</p>
        <ul aria-label={t('links')} className="grid gap-x-8 sm:grid-cols-2">
          {useful.map((id) => (
            <li key={id}>
              <PageLink
                locale={locale}
                id={id}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              />
            </li>
          ))}
        </ul>
        <ButtonLink href={localePath(locale, '/')}>{t('home')}</ButtonLink>
      </div>
      <MissingPath />
    </Frame>
  );
}
