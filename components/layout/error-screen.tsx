'use client';

import { Button, ButtonLink } from '#components/ui/button.tsx';
import { defaultLocale, isLocale, localePath } from '#lib/i18n/routing.ts';
import { errorWords } from '#lib/i18n/words/error.ts';
import { agencyCallLink, agencyPhone } from '#lib/site/agency-contact.ts';

/** An error's message with addresses and long numbers removed, since they may be a visitor's. */
export function redactedMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\d(?:[\s().-]*\d){4,}/g, '…')
    .slice(0, 200);
}

export function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const first = typeof location === 'undefined' ? '' : location.pathname.split('/')[1];
  const locale = isLocale(first) ? first : defaultLocale;
  const t = errorWords[locale];
  return (
    <main id="main" lang={locale} className="page-width flex flex-col items-start gap-5 py-16">
      <h1 className="font-bold text-3xl leading-tight">{t.heading}</h1>
      <p className="max-w-text text-lg text-muted">{t.lead}</p>
      <pre className="max-w-full whitespace-pre-wrap text-muted text-sm">{redactedMessage(error)}</pre>
      <p className="max-w-text">
        {t.call}{' '}
        <a href={agencyCallLink} draggable={false} className="whitespace-nowrap font-semibold text-primary underline">
          {agencyPhone}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t.retry}</Button>
        <ButtonLink intent="outline" href={localePath(locale, '/')}>
          {t.home}
        </ButtonLink>
      </div>
    </main>
  );
}
