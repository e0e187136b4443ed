import 'server-only';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { FormToasts } from './form-view.ts';

type Kind =
  | 'home'
  | 'typed'
  | 'smart'
  | 'wizard'
  | 'plain'
  | 'contact'
  | 'coi'
  | 'review'
  | 'short'
  | 'guide'
  | 'resource'
  | 'newsletter'
  | 'documents';

const failures = {
  contact: 'contact',
  coi: 'coi',
  review: 'review',
  smart: 'smart',
  typed: 'typed',
  wizard: 'typed',
  short: 'typed',
  guide: 'typed',
  resource: 'typed',
  newsletter: 'typed',
} as const;

/** One answer of a kind of form that is said in passing too. */
const alarms = { contact: { field: 'email', code: 'email' }, smart: { field: 'insuranceType', code: 'required' } } as const;
const hasAlarm = (kind: Kind): kind is keyof typeof alarms => Object.hasOwn(alarms, kind);

/** The toasts of a kind of form in one language; the home form has none, its words stand in the form itself, and the form for documents says its own. */
export function formToasts(kind: Kind, locale: Locale): FormToasts | undefined {
  if (kind === 'home' || kind === 'plain' || kind === 'documents') return undefined;
  const t = translator(locale, 'forms.toast');
  const { done, toast } = messagesFor(locale).forms;
  const failed = failures[kind];
  return {
    close: t('close'),
    done: { title: t(`done.${kind}`), text: done[kind].text },
    failed: { title: t(`failed.${failed}.title`), text: t(`failed.${failed}.text`, { phone: displayPhone(agency.phone.e164) }) },
    ...(hasAlarm(kind) ? { problem: { ...alarms[kind], ...toast.problem[kind] } } : {}),
  };
}
