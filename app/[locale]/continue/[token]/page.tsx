import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { SecondFactorForm } from '#components/second-step/second-factor-form.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { findLink } from '#lib/leads/second-step/find-link.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { continuePath, parseContinuePath } from '#lib/site/visitor-paths.ts';

type Props = { params: Promise<{ locale: string; token: string }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'secondStep.page' });
  return unlistedMetadata(t('title'));
}

/** Asks for the second factor of a link. Opening the page has no effect, since mail scanners open every link. */
export default async function ContinueLinkPage({ params }: Props) {
  const { token, ...rest } = await params;
  const locale = localeOf(rest);
  setRequestLocale(locale);
  const path = continuePath(token);
  if (!parseContinuePath(path)) notFound();
  return (
    <Frame locale={locale} path={path} task="none">
      <SecondFactorForm locale={locale} token={token} {...(await findLink(token))} />
    </Frame>
  );
}
