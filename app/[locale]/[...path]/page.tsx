import { setRequestLocale } from 'next-intl/server';
import { PageSections } from '#components/sections/page-sections.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { pageAt, pages } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

type Params = { locale: string; path: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

export function generateStaticParams() {
  const table: readonly Page[] = pages;
  return table.filter(({ hasOwnRoute }) => !hasOwnRoute).map(({ path }) => ({ path: path.slice(1).split('/') }));
}

function pageOfParams({ path }: Params): Page {
  const page = pageAt(`/${path.join('/')}`);
  if (!page) throw new Error(`No page at /${path.join('/')}`);
  return page;
}

export async function generateMetadata({ params }: Props) {
  const given = await params;
  return pageMetadata(localeOf(given), pageOfParams(given));
}

export default async function SectionsPage({ params }: Props) {
  const given = await params;
  const locale = localeOf(given);
  setRequestLocale(locale);
  return <PageSections locale={locale} page={pageOfParams(given)} />;
}
