import { getTranslations } from 'next-intl/server';
import { closedWords } from '#components/layout/closed-words.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { callLink, textLink } from '#lib/site/phone.ts';
import { agencyWhatsApp } from '#lib/site/whats-app.ts';

const steps = ['read', 'answer', 'decide'] as const;

/** `hours`: when staff answer, on a page whose hero does not say so. */
export async function FormAside({ locale, hours }: { locale: Locale; hours: boolean }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  return (
    <aside aria-labelledby="after-sending" className="flex flex-col sm:gap-5 lg:sticky lg:top-28">
      <details className="fold">
        <summary>
          <h3 id="after-sending" className="font-bold text-xl leading-tight">
            {t('formAside.heading')}
          </h3>
        </summary>
        <ol className="after-steps mt-5">
          {steps.map((step) => (
            <li key={step}>{t(`formAside.${step}`)}</li>
          ))}
        </ol>
      </details>
      <details className="fold border-field border-t sm:pt-5">
        <summary className="max-sm:py-2">
          <h3 className="font-bold text-xl leading-tight">{t('formAside.talk')}</h3>
        </summary>
        <div className="mt-3 flex flex-col gap-3">
          {hours && <OpenNow office={pageOffice(locale)} open={t('contact.openNow')} closed={closedWords(locale)} />}
          <div className="flex flex-wrap gap-3">
            <ButtonLink intent="outline" href={textLink(agency.text)} className="grow">
              {t('bar.text')}
            </ButtonLink>
            {agencyWhatsApp && (
              <ButtonLink intent="outline" href={agencyWhatsApp.href} className="grow">
                {t('bar.whatsApp')}
              </ButtonLink>
            )}
            <ButtonLink intent="outline" href={callLink(agency.phone)} className="grow whitespace-nowrap">
              {values.phone}
            </ButtonLink>
          </div>
        </div>
      </details>
    </aside>
  );
}
