import { setRequestLocale } from 'next-intl/server';
import { PageSections } from '#components/sections/page-sections.tsx';
import { Insights } from '#components/insights/insights.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { pageOf } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string }> };

const page = pageOf('ai-insights');

export async function generateMetadata({ params }: Props) {
  return pageMetadata(localeOf(await params), page);
}

export default async function AiInsightsPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  return <PageSections locale={locale} page={page} overrides={{ insights: Insights }} />;
}
