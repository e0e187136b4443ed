import { setRequestLocale } from 'next-intl/server';
import { Island } from '#components/start/island.tsx';
import { Finder } from '#components/filing/finder.tsx';
import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { StateList } from '#components/filing/state-list.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { Section } from '#components/sections/section.tsx';
import { SectionShell } from '#components/sections/section-shell.tsx';
import { pageOrNotFound } from '#components/layout/page-or-not-found.ts';
import { localeOf } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { structuredData } from '#lib/seo/structured-data.ts';

type Props = { params: Promise<{ locale: string }> };

const id = 'which-filing';
const form = 'filing-first';

export async function generateMetadata({ params }: Props) {
  return pageMetadata(localeOf(await params), pageOrNotFound(id));
}

export default async function WhichFilingPage({ params }: Props) {
  const page = pageOrNotFound(id);
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const { finder, table } = messagesFor(locale).filing;
  const data = await structuredData(locale, page);
  return (
    <Frame locale={locale} path={page.path} page={page}>
      <div data-print="rest">
        <Section locale={locale} page={page} section={{ kind: 'hero', words: 'hero', to: { page: page.id, fragment: 'finder' }, brief: true }} />
      </div>
      <SectionShell id="finder" heading={finder.heading} lead={finder.lead}>
        <Island name="Finder">
          <Finder view={makeFinderView(locale, form)} />
        </Island>
      </SectionShell>
      <div data-print="rest">
        <SectionShell id="states" heading={table.heading} lead={table.lead} tone="sunken">
          <StateList locale={locale} />
        </SectionShell>
        <Section locale={locale} page={page} section={{ kind: 'form', words: 'form' }} />
      </div>
      {data.map((entry) => (
        <JsonLd key={entry['@type']} data={entry} />
      ))}
    </Frame>
  );
}
