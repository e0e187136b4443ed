import { setRequestLocale } from 'next-intl/server';
import { ContactMethods } from '#components/contact/contact-methods.tsx';
import { LanguageCard } from '#components/contact/language-card.tsx';
import { WhatHelps } from '#components/contact/what-helps.tsx';
import { OfficeHours } from '#components/contact/office-hours.tsx';
import { RegisteredForm } from '#components/forms/registered-form.tsx';
import { Frame } from '#components/layout/frame.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { Section } from '#components/sections/section.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
import { pageOf } from '#lib/site/pages.ts';

type Props = { params: Promise<{ locale: string }> };

const page = pageOf('contact');

export async function generateMetadata({ params }: Props) {
  return pageMetadata(localeOf(await params), page);
}

export default async function ContactPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const form = pageWords(locale, page.id, 'form');
  const data = await structuredData(locale, page);
  return (
    <Frame locale={locale} path={page.path} page={page}>
      <Section locale={locale} page={page} section={{ kind: 'hero', words: 'hero' }} />
      <div className="bg-sunken py-12 sm:py-16 lg:py-20">
        <div className="page-width grid gap-6 lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_auto_1fr_auto] lg:gap-8">
          <ContactMethods locale={locale} words={pageWords(locale, page.id, 'contact')} />
          <WhatHelps words={pageWords(locale, page.id, 'list')} />
          <LanguageCard locale={locale} path={page.path} />
          <section
            id="quote-form"
            aria-labelledby="quote-form-heading"
            className="min-w-0 scroll-mt-24 rounded-panel bg-surface p-5 shadow-lift sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-start lg:p-10"
          >
            <h2 id="quote-form-heading" className="font-bold text-2xl leading-tight">
              {form.text('heading')}
            </h2>
            <p className="mt-3 text-lg text-muted">{form.text('lead')}</p>
            <RegisteredForm locale={locale} form="contact" />
          </section>
          <OfficeHours locale={locale} />
        </div>
      </div>
      <Section locale={locale} page={page} section={{ kind: 'trust', words: 'trust' }} />
      {data.map((entry) => (
        <JsonLd key={entry['@type']} data={entry} />
      ))}
    </Frame>
  );
}
