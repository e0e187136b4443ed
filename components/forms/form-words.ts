import 'server-only';
import { closedPieces, closedTemplate } from '#components/layout/closed-notice.tsx';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { consentText, fieldWords } from '#lib/forms/words.ts';
import { problemCodes } from '#lib/forms/kinds/kind.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agencyPhone, agencyWhatsApp, messageWay } from '#lib/site/agency-contact.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { pageOf } from '#lib/site/pages.ts';
import { fromEntries } from '#lib/site/from-entries.ts';
import type { FormView, FormWords } from './form-view.ts';

/** The consent texts that name the time in which staff reply. */
const consentsWithPromise: ReadonlySet<string> = new Set(['quote-2', 'request-4']);

/** Where the reply goes; the browser fills in what the visitor typed. A form that only sends a file or a newsletter gets no reply. */
function replyWords({ fulfillment }: FormDefinition, locale: Locale) {
  const t = translator(locale, 'forms.done');
  const line = (ways: string) => (fulfillment ? '' : t('reply', { ways, language: '{language}', phone: '{phone}', email: '{email}' }));
  return {
    replyToBoth: line('all'),
    replyToPhone: line('phone'),
    replyToEmail: line('email'),
    wrong: t('wrong'),
    wrongCall: t('wrongCall', { phone: agencyPhone }),
    save: t('save'),
    saved: t('saved'),
    notSaved: t('notSaved'),
  };
}

/** Where the visitor may not choose between phone and email, each label says whether its field is required. */
const marksRequired = ({ fields }: FormDefinition): boolean =>
  fields.some(({ kind }) => kind === 'phone') && !fields.some(({ kind, requiredUnless }) => kind === 'phone' && requiredUnless);

function formWords(form: FormDefinition, locale: Locale): FormWords {
  const t = translator(locale, 'forms');
  const phone = agencyPhone;
  const { id: consentId, replyConsent: reply, marketingOffer, marketingTerms } = consentText(form.id, locale);
  // The browser replaces these after the post.
  const placeholders = { reference: '{reference}', by: '{by}', phone };
  return {
    submit: t(`submit.${form.messageKey === 'wizard' ? 'wizard' : form.kind}`),
    submitting: t('form.submitting'),
    missing: t('form.missing'),
    missingCount: t('form.missingCount', { count: '{count}' }),
    check: t('form.check'),
    optional: t('form.optional'),
    required: marksRequired(form) ? t('form.required') : '',
    eitherWay: t('form.eitherWay'),
    or: t('form.or'),
    choose: t('form.choose'),
    chooseFile: t('form.chooseFile'),
    noFile: t('form.noFile'),
    removeFile: t('form.removeFile', { name: '{name}' }),
    leaveEmpty: t('form.leaveEmpty'),
    // Forms that only send a file or a newsletter need no notice that this is not coverage.
    notCover: form.fulfillment ? '' : t('form.notCover'),
    notCoverUntil: form.fulfillment ? '' : t('form.notCoverUntil'),
    reply,
    marketing: marketingOffer,
    marketingTerms,
    finePrint: t('form.finePrint'),
    promise: consentsWithPromise.has(consentId) ? t('form.promise', { hasWhatsApp: agencyWhatsApp ? 'yes' : 'no' }) : '',
    failureTitle: t('failure.title'),
    failureText: t('failure.text'),
    offline: t('failure.offline', { phone }),
    kept: t('failure.kept', { phone }),
    done: t(`done.${form.messageKey}.title`, placeholders),
    received: t(`done.${form.messageKey}.text`, placeholders),
    next: form.fulfillment ? t('done.newsletter.next') : t('done.next', placeholders),
    mailed: form.fulfillment ? '' : t('done.mailed'),
    hurry: t('done.hurry'),
    call: t('done.call', placeholders),
    opens: t('done.opens', { opens: '{opens}' }),
    ...replyWords(form, locale),
    write: translator(locale, 'site')(`footer.${messageWay(locale).way}`, messageArguments(locale)),
    another: t('done.another'),
    useIt: t('help.useIt'),
    didYouMean: t('help.didYouMean', { answer: '{answer}' }),
    notLicensed: t('help.notLicensed', { state: '{state}' }),
    zipIsIn: t('help.zipIsIn', { place: '{place}' }),
    zipElsewhere: t('help.zipElsewhere', { place: '{place}', state: '{state}' }),
    zipUnknown: t('help.zipUnknown'),
    checkVin: t('help.checkVin'),
    vinShort: t('help.vinShort', { count: '{count}' }),
    writtenAs: t('help.writtenAs', { answer: '{answer}' }),
    licenseShape: t('help.licenseShape', { state: '{state}', shape: '{shape}' }),
    digits: t('help.digits', { count: '{count}' }),
    letterAndDigits: t('help.letterAndDigits', { count: '{count}' }),
    limitRaised: t('help.limitRaised', { limit: '{limit}' }),
    limitRestored: t('help.limitRestored', { limit: '{limit}' }),
    suggestions: t('help.suggestions'),
    validating: t('help.validating'),
    leftOpen: t('done.leftOpen'),
    sent: t('done.sent'),
    print: t('done.print'),
    clear: t('draft.clear'),
    offer: t('draft.offer'),
    fill: t('draft.fill'),
    retrying: t('failure.retrying', { number: '{number}', of: '{of}' }),
    stopRetrying: t('failure.stopRetrying'),
    decline: t('draft.decline'),
    cleared: t('draft.cleared'),
    undo: t('draft.undo'),
    undone: t('draft.undone'),
    step: t('steps.count', { step: '{step}', count: '{count}' }),
    previous: t('steps.previous'),
    nextStep: t('steps.next'),
    change: t('steps.change', { label: '{label}' }),
    empty: t('steps.empty'),
    yes: t('form.yes'),
    no: t('form.no'),
    mailSubject: t(form.kind === 'quote' ? 'mail.subject' : 'mail.message'),
    mailCopy: t('mail.copy'),
    mailto: agency.email,
    why: t('form.why', { state: '{state}', limit: '{limit}' }),
    whySource: t('form.whySource', { source: '{source}', date: '{date}' }),
    whyCopy: t('form.whyCopy', { source: '{source}', date: '{date}' }),
    whyLetter: t('form.whyLetter'),
  };
}

export function laterFieldsNote({ id, quoteType, kind }: FormDefinition, locale: Locale): string | undefined {
  const { laterFieldsNote: words } = messagesFor(locale).forms.done;
  const lines: Readonly<Record<string, string>> = words;
  return kind === 'quote' ? (lines[quoteType ?? id] ?? words.home) : undefined;
}

function replyTime(locale: Locale): NonNullable<FormView['replyTime']> {
  const { promiseTime } = messageArguments(locale);
  return {
    open: translator(locale, 'forms')('form.replyTime', { promiseTime }),
    closed: closedPieces(closedTemplate(locale), pageOffice(locale)),
  };
}

type Shared = Pick<FormView, 'words' | 'problems' | 'legal' | 'delay' | 'replyTime'>;

const legalPages = ['privacy', 'terms'] as const;

const shared = new Map<string, Shared>();

/** Equal words are one object: React sends it once for all forms of a page. */
export function sharedWords(form: FormDefinition, locale: Locale): Shared {
  const words = fieldWords(locale);
  const key = [locale, form.messageKey, form.kind, consentText(form.id, locale).id, marksRequired(form)].join();
  const problems = fromEntries(problemCodes.map((code) => [code, words.problem(code, '{label}')] as const));
  const legal = legalPages.map((id) => ({ href: localePath(locale, pageOf(id).path), label: pageName(locale, id) }));
  const texts = shared.get(key) ?? {
    words: formWords(form, locale),
    problems,
    legal,
    delay: messagesFor(locale).forms.delay,
    ...(form.fulfillment ? {} : { replyTime: replyTime(locale) }),
  };
  shared.set(key, texts);
  return texts;
}
