import 'server-only';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { selectors } from '#components/forms/quote-selector.tsx';
import { findForm, formById } from '#lib/forms/registry.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { makeDocumentsView } from './make-documents-view.ts';
import type { PortalView } from './portal-view.ts';

export function makePortalView(locale: Locale, form: string): PortalView | undefined {
  const definition = findForm(form);
  if (definition?.component === 'documents') return { kind: 'documents', view: makeDocumentsView(locale) };
  if (definition) return { kind: 'form', view: makeFormView(definition, locale) };
  if (form !== 'review-selector') return undefined;
  const t = translator(locale, 'forms.selector');
  const choices = selectors[form].map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`), view: makeFormView(formById(id), locale) }));
  return { kind: 'choice', lead: messagesFor(locale).pages['savings-review'].form.heading, back: t('backToSelection'), choices };
}
