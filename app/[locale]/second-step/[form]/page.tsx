import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { SecondStepPage } from '#components/second-step/second-step-page.tsx';
import { isSecondStepState, readPageState } from '#lib/http/page-state.ts';
import { localeOf } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';

type Props = { params: Promise<{ locale: string }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'secondStep.page' });
  return unlistedMetadata(t('title'));
}

/** The page sent in response to a post of the second step: a refused step, or a new link. It has no public address. */
export default async function SecondStepResponsePage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const state = readPageState(await headers(), isSecondStepState);
  if (!state) notFound();
  return (
    <Frame locale={locale} path={continuePath()} task="none">
      <SecondStepPage locale={locale} state={state} />
    </Frame>
  );
}
