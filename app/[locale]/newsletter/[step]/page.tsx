import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Frame } from '#components/layout/frame.tsx';
import { NewsletterStepView } from '#components/newsletter/newsletter-step-view.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { newsletterPath, type NewsletterStep, newsletterSteps, takesToken } from '#lib/site/visitor-paths.ts';

type Props = { params: Promise<{ locale: string; step: string }> };

const steps = newsletterSteps.filter((step) => !takesToken(step));

export const dynamicParams = false;

export function generateStaticParams(): { step: NewsletterStep }[] {
  return steps.map((step) => ({ step }));
}

async function readParams(params: Props['params']) {
  const { step: named, ...given } = await params;
  const step = steps.find((known) => known === named);
  if (!step) notFound();
  return { locale: localeOf(given), step };
}

export async function generateMetadata({ params }: Props) {
  const { locale, step } = await readParams(params);
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  return unlistedMetadata(t(`${step}.title`));
}

export default async function NewsletterDonePage({ params }: Props) {
  const { locale, step } = await readParams(params);
  setRequestLocale(locale);
  return (
    <Frame locale={locale} path={newsletterPath(step)} task="none">
      <NewsletterStepView locale={locale} step={step} token="" />
    </Frame>
  );
}
