import { setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { GatedResources } from '#components/resources/gated-resources.tsx';
import { Section } from '#components/sections/section.tsx';
import { Tools } from '#components/tools/tools.tsx';
import { pageOrNotFound } from '#components/layout/page-or-not-found.ts';
import { localeOf } from '#lib/i18n/routing.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
import { sectionsOf } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string }> };

const id = 'transportation-hub';

export async function generateMetadata({ params }: Props) {
  return pageMetadata(localeOf(await params), pageOrNotFound(id));
}

export default async function TransportationHubPage({ params }: Props) {
  const page = pageOrNotFound(id);
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const data = await structuredData(locale, page);
  return (
    <Frame locale={locale} path={page.path} page={page}>
      {sectionsOf(page).map((section) => {
        const props = { locale, page, section };
        if (section.words === 'tools') return <Tools key={section.words} {...props} />;
        if (section.kind === 'resources') return <GatedResources key={section.words} {...props} />;
        return <Section key={section.words} {...props} />;
      })}
      {data.map((entry) => (
        <JsonLd key={entry['@type']} data={entry} />
      ))}
    </Frame>
  );
}
