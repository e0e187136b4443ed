import 'server-only';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { FormToasts } from './form-view.ts';

export function formToasts({ messageKey, toasts }: FormDefinition, locale: Locale): FormToasts | undefined {
  if (!toasts || messageKey === 'home' || messageKey === 'documents') return undefined;
  const t = translator(locale, 'forms.toast');
  const { done, toast } = messagesFor(locale).forms;
  const { failed, problem } = toasts;
  return {
    close: t('close'),
    done: { title: t(`done.${messageKey}`), text: done[messageKey].text },
    failed: { title: t(`failed.${failed}.title`), text: t(`failed.${failed}.text`, { phone: displayPhone(agency.phone.e164) }) },
    ...(problem ? { problem: { field: problem.field, code: problem.code, ...toast.problem[problem.messageKey] } } : {}),
  };
}
