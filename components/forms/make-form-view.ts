import 'server-only';
import { type ExtraKind, extraNumbers } from '#lib/forms/extras.ts';
import type { Field, FormDefinition } from '#lib/forms/field.ts';
import { problemCodes } from '#lib/forms/kinds/kind.ts';
import { kinds } from '#lib/forms/kinds/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { formToasts } from './form-toasts.ts';
import type { FieldView, FormStart, FormView, FormWords, GroupView, StepView } from './form-view.ts';

type Words = ReturnType<typeof fieldWords>;

function fieldView(field: Field, form: FormDefinition, locale: Locale, words: Words): FieldView {
  const values = field.kind === 'state' ? agency.states : field.options;
  const opened = form.fields.find(({ showIf }) => showIf?.field === field.name && !showIf.is.includes('no'))?.showIf;
  const hint = words.hint(field);
  const max = field.kind === 'flag' || field.kind === 'choices' ? undefined : (field.max ?? kinds[field.kind].max);
  return {
    name: field.name,
    kind: field.kind,
    label: words.label(field),
    ...(hint ? { hint } : {}),
    ...(field.required ? { required: true } : {}),
    ...(field.secret ? { secret: true } : {}),
    ...(max ? { max } : {}),
    ...(field.autoComplete ? { autoComplete: field.autoComplete } : {}),
    ...(values
      ? { options: values.map((value) => ({ value, label: words.option(field, value), ...(opened?.is.includes(value) ? { opens: true } : {}) })) }
      : {}),
    ...(opened && field.kind === 'flag' ? { opens: true } : {}),
    ...(field.preset ? { preset: field.preset === 'locale' ? locale : field.preset } : {}),
    ...(field.suggestions ? { suggestions: field.suggestions } : {}),
    ...words.ownProblems(field),
    ...(field.showIf && !field.showIf.is.includes('no') ? { openedBy: field.showIf.field } : {}),
  };
}

/** Further vehicles and drivers once for all their numbers, which the browser puts in: written out they swell the page. */
function extraView(of: ExtraKind, form: FormDefinition, locale: Locale, words: Words): GroupView {
  const t = translator(locale, `forms.extra.${of}`);
  const number = '{number}';
  const [first] = extraNumbers;
  const template = form.fields.filter(({ extra }) => extra?.of === of && extra.number === first);
  const fields = template.map((field) => ({
    ...fieldView(field, form, locale, words),
    name: field.name.slice(0, -String(first).length),
    label: words.plainLabel(field),
  }));
  return { name: of, legend: t('title', { number }), extra: { of, numbers: extraNumbers, add: t('add'), remove: t('remove', { number }) }, fields };
}

function groupViews(form: FormDefinition, locale: Locale, words: Words): GroupView[] {
  const asked = form.fields.filter(({ silent, extra }) => !silent && (!extra || extra.number === extraNumbers[0]));
  const byGroup = Map.groupBy(asked, ({ group }) => group);
  return [...byGroup].map(([name, members]) => {
    const extra = members[0]?.extra;
    if (extra) return extraView(extra.of, form, locale, words);
    const fields = members.map((field) => fieldView(field, form, locale, words));
    const openedBy = fields[0]?.openedBy;
    const whole = openedBy !== undefined && fields.every((field) => field.openedBy === openedBy);
    return { name, legend: words.group(name), ...(whole ? { openedBy } : {}), fields };
  });
}

function formWords(form: FormDefinition, locale: Locale): FormWords {
  const t = translator(locale, 'forms');
  const phone = displayPhone(agency.phone.e164);
  const seller = agency.name;
  // Reference and time are known only after the post: their places are kept for the browser to fill.
  const later = { reference: '{reference}', by: '{by}', phone };
  return {
    submit: t(`submit.${wordsKey(form).submit}`),
    submitting: t('form.submitting'),
    missing: t('form.missing'),
    check: t('form.check'),
    optional: t('form.optional'),
    choose: t('form.choose'),
    leaveEmpty: t('form.leaveEmpty'),
    notCover: t('form.notCover'),
    reply: t('consent.reply', { seller }),
    marketing: t('consent.marketing', { seller }),
    failureTitle: t('failure.title'),
    failureText: t('failure.text'),
    offline: t('failure.offline', { phone }),
    kept: t('failure.kept', { phone }),
    done: t(`done.${wordsKey(form).done}.title`, later),
    received: t(`done.${wordsKey(form).done}.text`),
    next: form.id === 'newsletter' ? t('done.newsletter.next') : t('done.next', later),
    call: t('done.call', later),
    another: t('done.another'),
    useIt: t('help.useIt'),
    didYouMean: t('help.didYouMean', { answer: '{answer}' }),
    notLicensed: t('help.notLicensed', { state: '{state}' }),
    zipIsIn: t('help.zipIsIn', { place: '{place}' }),
    checkVin: t('help.checkVin'),
    sent: t('done.sent'),
    print: t('done.print'),
    clear: t('draft.clear'),
    offer: t('draft.offer'),
    fill: t('draft.fill'),
    step: t('steps.count', { step: '{step}', count: '{count}' }),
    previous: t('steps.previous'),
    nextStep: t('steps.next'),
    change: t('steps.change', { label: '{label}' }),
    empty: t('steps.empty'),
    mailSubject: t(form.payload === 'plain' ? 'mail.message' : 'mail.subject'),
    mailCopy: t('mail.copy'),
    mailto: agency.email,
    why: t('form.why', { state: '{state}', limit: '{limit}', source: '{source}', date: '{date}' }),
  };
}

const ownWords = { contact: 'contact', coi: 'coi', chat: 'short', guide: 'short', resource: 'short', newsletter: 'newsletter' } as const;
const isOwn = (id: string): id is keyof typeof ownWords => Object.hasOwn(ownWords, id);

/** Forms that went through the visitor's mail program before they were sent; it stays their last resort. */
const byMail: readonly string[] = ['auto-wizard', 'contact'];

/** Which words a form's button and confirmation have: of its own kind of request, or of its kind of quote. */
function wordsKey({ id, payload }: FormDefinition) {
  if (payload !== 'plain') return { done: payload, submit: 'quote' } as const;
  if (isOwn(id)) return { done: ownWords[id], submit: ownWords[id] } as const;
  return { done: 'review', submit: 'review' } as const;
}

/** The steps of a form that has them; the last one, the review, shows no fields of its own. */
function stepViews(form: FormDefinition, groups: readonly GroupView[], locale: Locale): StepView[] | undefined {
  const { titles } = messagesFor(locale).forms.steps;
  const titleOf: Readonly<Record<string, string>> = titles;
  return (
    form.steps && [...form.steps, 'review'].map((name) => ({ title: titleOf[name] ?? name, groups: groups.filter((group) => group.name === name) }))
  );
}

type Shared = Pick<FormView, 'words' | 'problems'>;

const shared = new Map<string, Shared>();

/** Forms of one page that say the same say it with the same object: it travels once. */
function sharedWords(form: FormDefinition, locale: Locale, words: Words): Shared {
  const { done, submit } = wordsKey(form);
  const key = [locale, done, submit].join();
  const problems = Object.fromEntries(problemCodes.map((code) => [code, words.problem(code, '{label}')])) as FormView['problems'];
  const made = shared.get(key) ?? { words: formWords(form, locale), problems };
  shared.set(key, made);
  return made;
}

function withPreset(form: FormDefinition, preset: Readonly<Record<string, string>>): FormDefinition {
  return { ...form, fields: form.fields.map((field) => ({ ...field, ...(preset[field.name] ? { preset: preset[field.name] } : {}) })) };
}

/** Everything a page needs to draw a form in one language, ready to travel to the browser. */
export function makeFormView(form: FormDefinition, locale: Locale, start?: FormStart, preset: Readonly<Record<string, string>> = {}): FormView {
  const words = fieldWords(locale);
  const groups = groupViews(withPreset(form, preset), locale, words);
  const steps = stepViews(form, groups, locale);
  const toasts = formToasts(wordsKey(form).done, locale);
  return {
    id: form.id,
    action: `/api/${form.route}`,
    locale,
    groups,
    ...(steps ? { steps } : {}),
    ...(toasts ? { toasts } : {}),
    ...(form.recall ? { recall: { group: form.recall, ...messagesFor(locale).forms.recall } } : {}),
    ...(byMail.includes(form.id) ? { mailFallback: true } : {}),
    ...sharedWords(form, locale, words),
    ...(start ? { start } : {}),
  };
}
