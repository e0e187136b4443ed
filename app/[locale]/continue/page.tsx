import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { NoOpenedLead } from '#components/second-step/no-opened-lead.tsx';
import { SecondStepPage } from '#components/second-step/second-step-page.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { readContinuation } from '#lib/leads/second-step/continuation-token.ts';
import { findOpenedLead, stateOf } from '#lib/leads/second-step/find-opened-lead.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'secondStep.page' });
  return unlistedMetadata(t('title'));
}

/** The second step of the lead that is opened in this browser. */
export default async function ContinuePage({ params, searchParams }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const { step } = await searchParams;
  const openedLead = await findOpenedLead(readContinuation(await headers()));
  return (
    <Frame locale={locale} path={continuePath()} task="none">
      {openedLead ? <SecondStepPage locale={locale} state={stateOf(openedLead, String(step ?? ''))} /> : <NoOpenedLead locale={locale} />}
    </Frame>
  );
}
