import { RegisteredForm } from '#components/forms/registered-form.tsx';
import { isSelector } from '#components/forms/quote-selector.tsx';
import { findForm } from '#lib/forms/registry.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { FormAside } from './form-aside.tsx';
import { QuoteAside } from './quote-aside.tsx';
import type { SectionProps } from './section-props.ts';
import { NoWrap } from '#components/ui/no-wrap.tsx';

export async function FormSection({ locale, page, section }: SectionProps) {
  const words = await pageWords(locale, page.id, section.words);
  if (!page.form) throw new Error(`Page "${page.id}" has a form section and no form`);
  const hasAside = section.aside || findForm(page.form)?.hasAside;
  // On a phone the choice of quote forms comes before the text.
  const isChoice = isSelector(page.form);
  return (
    <section id="quote-form" aria-labelledby="quote-form-heading" className="bg-sunken py-8 sm:py-16 lg:py-20">
      <div
        className={`page-width ${hasAside ? 'grid items-start gap-x-10 gap-y-6 sm:gap-y-10 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16' : ''}`}
      >
        <div
          className={`${isChoice ? 'flex flex-col' : ''} rounded-panel bg-surface p-5 shadow-lift sm:p-8 lg:p-10 ${hasAside ? '' : 'mx-auto max-w-3xl'}`}
        >
          <h2 id="quote-form-heading" className="font-bold text-2xl leading-tight">
            <NoWrap>{words.text('heading')}</NoWrap>
          </h2>
          <p className={`mt-3 text-lg text-muted ${isChoice ? 'max-sm:order-last max-sm:mt-6' : ''}`}>
            <NoWrap>{words.text('lead')}</NoWrap>
          </p>
          <div className={isChoice ? 'mt-4 sm:mt-8' : 'mt-6 sm:mt-8'}>
            <RegisteredForm locale={locale} form={page.form} {...(page.formStart ? { preset: page.formStart } : {})} />
          </div>
        </div>
        {section.aside ? (
          <QuoteAside locale={locale} page={page} section={section} />
        ) : (
          hasAside && <FormAside locale={locale} hours={page.task !== undefined} />
        )}
      </div>
    </section>
  );
}
