import 'server-only';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { continuePath } from '#lib/site/continue-path.ts';
import type { FormView } from './form-view.ts';

/** The offer of the second step after a form is accepted. For a form of several lines, `when` lists the choices that lead to a line with a second step. */
export function continueOffer(form: FormDefinition, locale: Locale): Pick<FormView, 'continueOffer'> {
  const t = translator(locale, 'secondStep.page');
  const has = (values: Record<string, string>) => secondStepOf({ form: form.id, values }) !== undefined;
  const field = form.fields.find(({ name }) => name === 'insuranceType');
  const is = field?.options?.filter((option) => has({ [field.name]: option })) ?? [];
  if (!has({}) && is.length === 0) return {};
  return {
    continueOffer: {
      heading: t('heading'),
      text: t('offer'),
      action: t('open'),
      href: localePath(locale, continuePath()),
      ...(field && !has({}) ? { when: { field: field.name, is } } : {}),
    },
  };
}
