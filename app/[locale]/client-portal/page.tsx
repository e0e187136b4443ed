import { setRequestLocale } from 'next-intl/server';
import { Island } from '#components/start/island.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { Newsletter } from '#components/portal/newsletter.tsx';
import { Payments } from '#components/portal/payments.tsx';
import { PortalDialogs } from '#components/portal/portal-dialogs.tsx';
import type { PortalFormId } from '#components/portal/portal-view.ts';
import { Section } from '#components/sections/section.tsx';
import { type Locale, localeOf, localePath } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
import { type PageId, pageOf, sectionsOf } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string }> };

const page = pageOf('client-portal');
const dialogs: readonly { item: 'documents' | 'certificate' | 'review'; page: PageId; form: PortalFormId }[] = [
  { item: 'documents', page: 'documents', form: 'documents' },
  { item: 'certificate', page: 'coi-request', form: 'coi' },
  { item: 'review', page: 'savings-review', form: 'review-selector' },
];

/** The form and the title of each dialog, by the path of the form's page. */
function dialogsIn(locale: Locale) {
  const { items } = messagesFor(locale).pages['client-portal'].services;
  return Object.fromEntries(dialogs.map(({ item, page: id, form }) => [localePath(locale, pageOf(id).path), { form, title: items[item].title }]));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(localeOf(await params), page);
}

export default async function ClientPortalPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const data = await structuredData(locale, page);
  const section = (words: string) => {
    const found = sectionsOf(page).find((entry) => entry.words === words);
    return found && <Section locale={locale} page={page} section={found} />;
  };
  return (
    <Frame locale={locale} path={page.path} page={page}>
      <Island name="PortalDialogs">
        <PortalDialogs locale={locale} dialogs={dialogsIn(locale)} words={messagesFor(locale).portal.dialog}>
          {section('hero')}
          {section('services')}
        </PortalDialogs>
      </Island>
      <Payments locale={locale} />
      {section('resources')}
      <Newsletter locale={locale} />
      {data.map((entry) => (
        <JsonLd key={entry['@type']} data={entry} />
      ))}
    </Frame>
  );
}
