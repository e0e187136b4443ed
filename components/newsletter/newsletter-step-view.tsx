import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { NewsletterStep } from '#lib/site/visitor-paths.ts';

const icons: Record<NewsletterStep, IconName> = {
  confirm: 'mail',
  unsubscribe: 'mail',
  welcome: 'check',
  goodbye: 'check',
  expired: 'clock',
  later: 'alert',
};

export async function NewsletterStepView({ locale, step, token }: { locale: Locale; step: NewsletterStep; token: string }) {
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  const postedStep = step === 'confirm' || step === 'unsubscribe' ? step : undefined;
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 lg:py-24">
      <span className="flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icons[step]} className="size-8" />
      </span>
      <h1 className="font-bold text-3xl leading-tight">{t(`${step}.heading`)}</h1>
      <p className="max-w-text text-lg text-muted">{t(`${step}.lead`, { agencyName: agency.name, email: agency.email })}</p>
      {postedStep ? (
        <form method="post" action={postedStep === 'confirm' ? '/api/newsletter/confirm' : `/api/newsletter/unsubscribe/${token}`}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="page" value="1" />
          <Button type="submit">{t(`${postedStep}.action`)}</Button>
        </form>
      ) : (
        <ButtonLink href={localePath(locale, '/')}>{t('home')}</ButtonLink>
      )}
    </div>
  );
}
