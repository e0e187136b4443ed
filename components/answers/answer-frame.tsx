import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Frame } from '#components/layout/frame.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';
import { pageOf } from '#lib/site/pages.ts';

type Props = {
  locale: Locale;
  page: string;
  heading: string;
  headingId?: string;
  isRefused: boolean;
  children: ReactNode;
};

export async function AnswerFrame({ locale, page: id, heading, headingId, isRefused, children }: Props) {
  const page = pageOf(id);
  const t = await getTranslations({ locale });
  const words = pageWords(locale, id);
  return (
    <Frame locale={locale} path={page.path}>
      <div className="page-width flex flex-col gap-8 py-10">
        <h1 id={headingId} className="font-bold text-3xl leading-tight">
          {heading}
        </h1>
        {isRefused && (
          <p role="alert" className="font-semibold text-danger">
            {t('forms.failure.invalid')}
          </p>
        )}
        <div>{children}</div>
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink href={agencyCallLink} className="max-sm:w-full">
            <Icon name="phone" className="size-5" />
            {t('site.cta.call', messageArguments(locale))}
          </ButtonLink>
          <ButtonLink intent="outline" href={localePath(locale, page.path)} className="max-sm:w-full">
            {words.text('name')}
          </ButtonLink>
          <ButtonLink intent="outline" href={localePath(locale, '/')} className="max-sm:w-full">
            {t('site.missing.home')}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  );
}
