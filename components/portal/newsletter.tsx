import { RegisteredForm } from '#components/forms/registered-form.tsx';
import { SectionShell } from '#components/sections/section-shell.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export function Newsletter({ locale }: { locale: Locale }) {
  const words = pageWords(locale, 'client-portal', 'newsletter');
  return (
    <SectionShell id="newsletter" heading={words.text('heading')} lead={words.text('lead')} tone="sunken">
      <div className="max-w-3xl rounded-panel [&_fieldset:first-of-type]:mt-0 bg-surface p-5 shadow-lift sm:p-8">
        <RegisteredForm locale={locale} form="newsletter" />
      </div>
    </SectionShell>
  );
}
