import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { PageLink } from '#components/layout/page-link.tsx';
import { CallOrWrite } from '#components/sections/call-or-write.tsx';
import { MissingScene } from '#components/sections/missing-scene.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { localeOf, localePath } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { hasPage } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string }> };

const suggestedPages = ['get-quote', 'high-risk', 'sr-22', 'commercial', 'client-portal', 'contact'].filter(hasPage);

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'site.missing' });
  return unlistedMetadata(t('title'));
}

/** Shown with status 404 for every unknown address. */
export default async function MissingPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <Frame locale={locale} path="/">
      <section className="night relative flex flex-col">
        <div className="page-width flex flex-col justify-center pt-8 pb-8 lg:min-h-[36rem] lg:py-16">
          <div className="flex flex-col items-start gap-4 lg:max-w-[calc(50%-1rem)]">
            <p className="rounded-control border-2 border-current px-3 py-1 font-bold font-display text-2xl text-sun">{t('missing.code')}</p>
            <h1 className="font-bold text-4xl leading-[1.08]">{t('missing.heading')}</h1>
            <p className="max-w-text text-lg text-on-night-muted">{t('missing.lead')}</p>
            <ul aria-label={t('missing.links')} className="grid w-full grid-cols-2 gap-x-6">
              {suggestedPages.map((id) => (
                <li key={id} className="border-night-line border-b">
                  <PageLink locale={locale} id={id} className="flex min-h-12 items-center wrap-anywhere font-semibold hover:text-sun" />
                </li>
              ))}
            </ul>
            <div className="mt-3 flex w-full flex-wrap gap-3">
              <ButtonLink href={localePath(locale, '/')} className="max-sm:w-full">
                {t('missing.home')}
              </ButtonLink>
              <CallOrWrite locale={locale} intent="onNight" className="max-sm:w-full" />
            </div>
          </div>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 520 320"
          preserveAspectRatio="xMidYMax slice"
          className="hero-scene max-lg:-order-1 max-lg:h-[clamp(11rem,52vw,20rem)] lg:top-0 lg:h-full"
        >
          <MissingScene />
        </svg>
      </section>
      <span data-missing hidden />
    </Frame>
  );
}
