import type { RestoredForm } from './form-view.ts';
import { Island } from '#components/start/island.tsx';
import { DocumentsMount } from '#components/portal/documents-mount.tsx';
import { makeDocumentsView } from '#components/portal/make-documents-view.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { makeFormView } from './make-form-view.ts';
import { isSelector, QuoteSelector } from './quote-selector.tsx';
import { FormMount } from './form-mount.tsx';

type Props = { locale: Locale; form: string; restored?: RestoredForm; preset?: Readonly<Record<string, string>> };

export function RegisteredForm({ locale, form, restored, preset }: Props) {
  if (isSelector(form)) return <QuoteSelector locale={locale} selector={form} />;
  const definition = formById(form);
  if (definition.component === 'documents')
    return (
      <Island name="DocumentsMount">
        <DocumentsMount view={makeDocumentsView(locale, restored)} />
      </Island>
    );
  return (
    <Island name="FormMount">
      <FormMount view={makeFormView(definition, locale, restored, preset)} />
    </Island>
  );
}
