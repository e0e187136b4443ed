import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { RegisteredForm } from '#components/forms/registered-form.tsx';
import type { RestoredForm } from '#components/forms/form-view.ts';
import { Frame } from '#components/layout/frame.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { findForm } from '#lib/forms/registry.ts';
import { type FormState, isFormState, readPageState } from '#lib/http/page-state.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { localeOf, localePath } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';
import { pagePathOfForm } from '#lib/site/form-page.ts';

type Props = { params: Promise<{ locale: string; form: string }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

const stateOf = cache(async () => readPageState(await headers(), isFormState));

/** A refusal without invalid fields has another cause than the visitor's input. */
const headingOf = ({ problems }: FormState) => (problems.length > 0 ? 'heading' : 'title');

export async function generateMetadata({ params }: Props) {
  const state = await stateOf();
  const t = await getTranslations({ locale: localeOf(await params), namespace: 'forms.failure' });
  return unlistedMetadata(state ? t(headingOf(state)) : '');
}

function restoredFormOf({ posted, problems, failure }: FormState): RestoredForm {
  const texts = Object.entries(posted).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value] as const);
  const values = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(values), problems, failure: problems.length > 0 ? '' : failure };
}

/** A form that was posted without JavaScript and refused, with its values and problems. */
export default async function RestoredFormPage({ params }: Props) {
  const { form, ...given } = await params;
  const locale = localeOf(given);
  setRequestLocale(locale);
  const state = await stateOf();
  if (!findForm(form) || !state) notFound();
  const t = await getTranslations({ locale });
  const values = messageArguments(locale);
  return (
    <Frame locale={locale} path={pagePathOfForm(form)} task="none">
      <section className="page-width py-10">
        <h1 className="font-bold text-3xl leading-tight">{t(`forms.failure.${headingOf(state)}`)}</h1>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink intent="outline" href={agencyCallLink}>
            <Icon name="phone" className="size-5" />
            {t('site.cta.call', values)}
          </ButtonLink>
          <ButtonLink intent="outline" href={localePath(locale, '/')}>
            {t('site.missing.home')}
          </ButtonLink>
        </div>
        <RegisteredForm locale={locale} form={form} restored={restoredFormOf(state)} />
      </section>
    </Frame>
  );
}
