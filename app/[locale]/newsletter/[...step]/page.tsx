import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { NewsletterStepView } from '#components/newsletter/newsletter-step-view.tsx';
import { localeOf } from '#lib/i18n/locale-of.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { readNewsletterPath } from '#lib/site/newsletter-paths.ts';

type Props = { params: Promise<{ locale: string; step: string[] }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

const pathOf = ({ step }: { step: string[] }): string => `/newsletter/${step.join('/')}`;

export async function generateMetadata({ params }: Props) {
  const given = await params;
  const found = readNewsletterPath(pathOf(given));
  const t = await getTranslations({ locale: localeOf(given), namespace: 'site.newsletter' });
  return unlistedMetadata(found ? t(`${found.step}.title`) : '');
}

/** Confirms or ends a newsletter subscription by the press of a button, and says what was done. */
export default async function NewsletterPage({ params }: Props) {
  const given = await params;
  const locale = localeOf(given);
  setRequestLocale(locale);
  const path = pathOf(given);
  const found = readNewsletterPath(path);
  if (!found) notFound();
  return (
    <Frame locale={locale} path={path}>
      <NewsletterStepView locale={locale} {...found} />
    </Frame>
  );
}
