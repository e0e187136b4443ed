import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Frame } from '#components/layout/frame.tsx';
import { NewsletterStepView } from '#components/newsletter/newsletter-step-view.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { newsletterLinkState } from '#lib/leads/newsletter/subscription.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { parseNewsletterPath } from '#lib/site/visitor-paths.ts';

/**
 * The step to show: the one in the path, the one after it for a used link, or `expired` for an unknown link. While the store is unavailable, a link counts
 * as unused.
 */
const stepOf = cache(async (path: string) => {
  const found = parseNewsletterPath(path);
  if (found?.step !== 'confirm' && found?.step !== 'unsubscribe') return found;
  const state = await newsletterLinkState(found.step, found.token).catch(() => 'unused');
  if (state === 'unused') return found;
  return { step: state === 'done' ? doneSteps[found.step] : 'expired', token: '' } as const;
});

const doneSteps = { confirm: 'welcome', unsubscribe: 'goodbye' } as const;

type Props = { params: Promise<{ locale: string; step: string; token: string }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

const pathOf = ({ step, token }: { step: string; token: string }): string => `/newsletter/${step}/${token}`;

export async function generateMetadata({ params }: Props) {
  const given = await params;
  const found = await stepOf(pathOf(given));
  const t = await getTranslations({ locale: localeOf(given), namespace: 'site.newsletter' });
  return unlistedMetadata(found ? t(`${found.step}.title`) : '');
}

/** Confirms or ends a newsletter subscription after a button press. */
export default async function NewsletterPage({ params }: Props) {
  const given = await params;
  const locale = localeOf(given);
  setRequestLocale(locale);
  const path = pathOf(given);
  const found = await stepOf(path);
  if (!found) notFound();
  return (
    <Frame locale={locale} path={path} task="none">
      <NewsletterStepView locale={locale} {...found} />
    </Frame>
  );
}
