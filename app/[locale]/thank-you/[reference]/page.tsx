import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { ThankYou } from '#components/layout/thank-you.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { findSentLead } from '#lib/leads/find-sent-lead.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { isReference } from '#lib/site/pages.ts';
import { thankYouPath } from '#lib/site/visitor-paths.ts';

type Props = { params: Promise<{ locale: string; reference: string }> };

/** The promised time depends on when the lead was sent, and on the time of the request. */
export const dynamic = 'force-dynamic';
export const dynamicParams = true;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'site.thankYou' });
  return unlistedMetadata(t('title'));
}

/** The page after a form post without JavaScript. The address contains only the reference. */
export default async function ThankYouPage({ params }: Props) {
  const { reference, ...rest } = await params;
  const locale = localeOf(rest);
  setRequestLocale(locale);
  if (!isReference(reference)) notFound();
  // For an unknown reference, or when the store cannot be read, the page shows the texts for a quote.
  const sent = (await findSentLead(reference)) ?? { kind: 'quote' };
  return (
    <Frame locale={locale} path={thankYouPath(reference)} task="none">
      <ThankYou locale={locale} reference={reference.toUpperCase()} {...sent} />
    </Frame>
  );
}
