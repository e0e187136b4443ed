import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { FormSection } from '#components/forms/form-section.tsx';
import type { FormStart } from '#components/forms/form-view.ts';
import { findForm } from '#lib/forms/registry.ts';
import { type FormState, formStateHeader, takeFormState } from '#lib/http/form-state.ts';
import { isLocale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';

export const dynamic = 'force-dynamic';
export const metadata = { robots: { index: false } };

function startOf({ posted, problems, failure }: FormState): FormStart {
  const texts = Object.entries(posted).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value] as const);
  const values = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { values: Object.fromEntries(values), problems, failure: problems.length > 0 ? '' : failure };
}

/** A form that was posted without script and refused: the same form with what was typed and what is wrong. */
export default async function FormAgainPage({ params }: { params: Promise<{ locale: string; form: string }> }) {
  const { locale, form } = await params;
  const state = takeFormState((await headers()).get(formStateHeader));
  if (!isLocale(locale) || !findForm(form) || !state) notFound();
  const t = translator(locale, 'forms.failure');
  return (
    <section className="mx-auto w-full max-w-page px-4 py-10">
      <h1 className="font-bold text-3xl">{t('heading')}</h1>
      <FormSection locale={locale} form={form} start={startOf(state)} />
    </section>
  );
}
