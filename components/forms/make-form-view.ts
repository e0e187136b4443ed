import 'server-only';
import { limitReadDays } from '#lib/facts/limits.ts';
import { conditionName, type Field, type FormDefinition, shownIfOf } from '#lib/forms/form-definition.ts';
import { type ExtraKind, extraNumbers } from '#lib/forms/extras.ts';
import { acceptOf, fileLimits } from '#lib/forms/file-rule.ts';
import { countMissingVinCharacters } from '#lib/forms/hints/number-hints.ts';
import { legalPreset } from '#lib/forms/legal.ts';
import { type FileProblem, fileWords } from '#lib/forms/file-words.ts';
import { kinds } from '#lib/forms/kinds/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agencyPhone, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import { agency } from '#lib/site/agency.ts';
import { minutesLeft } from '#lib/forms/second-step/open-fields.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { laterFieldsNote, sharedWords } from './form-words.ts';
import type { FieldView, FormToasts, FormView, GroupView, RestoredForm, StepView } from './form-view.ts';

export function formToasts({ messageKey, toasts }: FormDefinition, locale: Locale): FormToasts | undefined {
  if (!toasts || messageKey === 'home' || messageKey === 'documents') return undefined;
  const t = translator(locale, 'forms.toast');
  const { done, toast } = messagesFor(locale).forms;
  const { failed, problem } = toasts;
  return {
    close: t('close'),
    done: { title: t(`done.${messageKey}`), text: done[messageKey].text },
    failed: { title: t(`failed.${failed}.title`), text: t(`failed.${failed}.text`, { phone: agencyPhone }) },
    ...(problem ? { problem: { field: problem.field, code: problem.code, ...toast.problem[problem.messageKey] } } : {}),
  };
}

/** The offer of the second step after a form is accepted. For a form of several lines, `when` lists the choices that lead to a line with a second step. */
function continueOffer(form: FormDefinition, locale: Locale): Pick<FormView, 'continueOffer'> {
  const t = translator(locale, 'secondStep.page');
  const stepsFor = (values: Record<string, string>) => secondStepOf({ form: form.id, values })?.detailSteps;
  const isCertain = stepsFor({}) !== undefined;
  const field = form.fields.find(({ name }) => name === 'insuranceType');
  const choices = field?.options?.filter((option) => stepsFor({ [field.name]: option })) ?? [];
  const offered = isCertain ? [{}] : choices.map((option) => ({ insuranceType: option }));
  if (offered.length === 0) return {};
  const minutes = Math.max(...offered.map((values) => minutesLeft(stepsFor(values) ?? [], {})));
  return {
    continueOffer: {
      heading: t('heading'),
      text: t('offer', { minutes }),
      action: t('open'),
      href: localePath(locale, continuePath()),
      ...(field && !isCertain ? { when: { field: field.name, is: choices } } : {}),
    },
  };
}

type Words = ReturnType<typeof fieldWords>;

function fileView({ files }: FormDefinition, locale: Locale): { hint: string; view: FieldView['file'] } | undefined {
  if (!files) return undefined;
  const texts = fileWords(files, locale);
  const problem = (code: FileProblem) => texts.problem(code, '{name}');
  const problems = { file_empty: problem('file_empty'), file_type: problem('file_type'), file_too_large: problem('file_too_large') };
  return { hint: texts.singleFile(), view: { accept: acceptOf(files), maxBytes: fileLimits.fileBytes, problems } };
}

/** A phone number or an e-mail address of which one is enough. */
const isEitherWay = ({ kind, required, requiredUnless }: Field): boolean =>
  (kind === 'phone' || kind === 'email') && required === true && requiredUnless !== undefined;

/** The link to the questions that find the filing. */
const filingHelp = (locale: Locale): NonNullable<FieldView['help']> => ({
  href: localePath(locale, pageOf('which-filing').path),
  text: pageName(locale, 'which-filing'),
});

export function fieldView(field: Field, form: FormDefinition, locale: Locale, words: Words): FieldView {
  const shownIf = shownIfOf(field);
  const values = field.kind === 'state' ? agency.states : field.options;
  const file = field.kind === 'file' ? fileView(form, locale) : undefined;
  const hint = [words.hint(field), file?.hint].filter(Boolean).join(' ');
  const { forms } = messagesFor(locale);
  const conditions: Readonly<Record<string, string>> = forms.form.onlyIf;
  const note = conditions[field.name];
  const hasOtherWay = isEitherWay(field);
  const max = field.kind === 'flag' || field.kind === 'choices' ? undefined : (field.max ?? kinds[field.kind].max);
  return {
    name: field.name,
    kind: field.kind,
    label: words.label(field),
    ...(agencyWhatsApp && field.autoComplete === 'tel' ? { shownLabel: forms.form.phoneOrWhatsApp } : {}),
    ...(hint ? { hint } : {}),
    ...(field.legalRule === 'filing' && hasPage('which-filing') ? { help: filingHelp(locale) } : {}),
    ...(field.required && !hasOtherWay ? { required: true } : {}),
    ...(hasOtherWay || form.fields.some((other) => isEitherWay(other) && other.requiredUnless === field.name) ? { eitherWay: true } : {}),
    ...(field.requiredIf ? { sometimesRequired: true } : {}),
    ...(note ? { requiredWhenText: note } : {}),
    ...(file ? { file: file.view } : {}),
    ...(field.secret ? { secret: true } : {}),
    ...(field.kind === 'number' && (field.money || field.decimals) ? { decimals: true } : {}),
    ...(max ? { max } : {}),
    ...(field.autoComplete ? { autoComplete: field.autoComplete } : {}),
    ...(values ? { options: values.map((value) => ({ value, label: words.option(field, value) })) } : {}),
    ...(field.preset ? { preset: field.preset === 'locale' ? locale : field.preset } : {}),
    ...(field.suggestions ? { suggestions: field.suggestions.map((suggestion) => words.option(field, suggestion)) } : {}),
    ...words.problemsOf(field),
    ...(hasOtherWay ? { problems: { required: forms.form.oneWay } } : {}),
    ...(shownIf ? { shownIf } : {}),
  };
}

/** One view for all further vehicles or drivers; the browser copies it for each, which keeps the page small. */
function extraView(of: ExtraKind, form: FormDefinition, locale: Locale, words: Words): GroupView {
  const texts = of === 'driver' && form.insuranceLine === 'commercial-auto' ? 'hiredDriver' : of;
  const t = translator(locale, `forms.extra.${texts}`);
  const number = '{number}';
  const [first] = extraNumbers;
  const template = form.fields.filter(({ extra }) => extra?.of === of && extra.number === first);
  const fields = template.map((field) => ({
    ...fieldView(field, form, locale, words),
    name: field.name.slice(0, -String(first).length),
    label: words.plainLabel(field),
  }));
  const extra = { of, numbers: extraNumbers, add: t('add'), remove: t('remove', { number }), removed: t('removed', { number }) };
  return { name: of, legend: t('title', { number }), extra, fields };
}

function groupViews(form: FormDefinition, locale: Locale, words: Words): GroupView[] {
  const shownFields = form.fields.filter(({ implicit, extra }) => !implicit && (!extra || extra.number === extraNumbers[0]));
  const byGroup = Map.groupBy(shownFields, ({ group }) => group);
  return [...byGroup].map(([name, members]) => {
    const extra = members[0]?.extra;
    const view = extra
      ? extraView(extra.of, form, locale, words)
      : { name, legend: words.group(name), fields: members.map((field) => fieldView(field, form, locale, words)) };
    const [first] = members;
    const shownIf = first?.groupShownIf ? conditionName(first.groupShownIf) : view.fields[0]?.shownIf;
    const isGroupConditional = shownIf !== undefined && (first?.groupShownIf || view.fields.every((field) => field.shownIf === shownIf));
    return { ...view, ...(isGroupConditional ? { shownIf } : {}), ...(first?.folded ? { folded: true } : {}) };
  });
}

function stepViews(form: FormDefinition, groups: readonly GroupView[], locale: Locale): StepView[] | undefined {
  const { titles } = messagesFor(locale).forms.steps;
  const titleOf: Readonly<Record<string, string>> = titles;
  if (!form.steps) return undefined;
  const names = [...form.steps, 'review'];
  // Further vehicles and drivers belong to the step before them.
  let current = '';
  const stepOf = new Map<GroupView, string>();
  for (const group of groups) {
    if (names.includes(group.name)) current = group.name;
    stepOf.set(group, current);
  }
  return names.map((name) => ({ title: titleOf[name] ?? name, groups: groups.filter((group) => stepOf.get(group) === name) }));
}

/** Applies the page's presets; those below the legal minimum are raised. */
function withPreset(form: FormDefinition, presets: Readonly<Record<string, string>>): FormDefinition {
  const fields = form.fields.map(({ preset, ...field }) => {
    const value = presets[field.name] || preset;
    const legal = value && legalPreset({ ...field, preset: value }, presets);
    return { ...field, ...(legal ? { preset: legal } : {}) };
  });
  return { ...form, fields: unfoldPresets(fields, presets) };
}

/** A folded field that the page presets is shown after the first field, so that the visitor sees its value and can change it. */
function unfoldPresets(fields: readonly Field[], presets: Readonly<Record<string, string>>): readonly Field[] {
  const isShown = ({ name, folded, extra }: Field) => folded === true && !extra && presets[name] !== undefined;
  const [first, ...others] = fields;
  if (!first || !fields.some(isShown)) return fields;
  const shown = fields.filter(isShown).map(({ folded: _folded, ...field }) => ({ ...field, group: first.group }));
  return [first, ...shown, ...others.filter((field) => !isShown(field))];
}

function limitReadDaysOf(form: FormDefinition, locale: Locale): FormView['limitReadDays'] {
  if (!form.fields.some(({ legalRule }) => legalRule === 'bodilyInjury' || legalRule === 'propertyDamage')) return undefined;
  return Object.fromEntries(Array.from(limitReadDays(), (day) => [day, longDay(locale, day)]));
}

function guidelinesOf({ guidelinesPage }: FormDefinition, locale: Locale): Pick<FormView, 'guidelines'> {
  if (!guidelinesPage || !hasPage(guidelinesPage)) return {};
  return { guidelines: { label: translator(locale, 'forms')('mail.guidelines'), href: localePath(locale, pageOf(guidelinesPage).path) } };
}

function restoredNotes({ fields }: FormDefinition, { values }: RestoredForm, locale: Locale): RestoredForm['notes'] {
  const note = (count: number) => translator(locale, 'forms')('help.vinShort', { count });
  const short = fields.map(({ name, kind }) => [name, kind === 'vin' ? countMissingVinCharacters(values[name] ?? '') : 0] as const);
  return Object.fromEntries(short.filter(([, missing]) => missing > 0).map(([name, missing]) => [name, note(missing)]));
}

/** The serializable view of a form in one language. `restored`: a refused post; `preset`: values of the page. */
export function makeFormView(form: FormDefinition, locale: Locale, restored?: RestoredForm, preset: Readonly<Record<string, string>> = {}): FormView {
  const words = fieldWords(locale);
  const groups = groupViews(withPreset(form, preset), locale, words);
  const later = laterFieldsNote(form, locale);
  const steps = stepViews(form, groups, locale);
  const readDays = limitReadDaysOf(form, locale);
  const toasts = formToasts(form, locale);
  return {
    id: form.id,
    action: `/api/${form.route}`,
    locale,
    groups,
    ...(steps ? { steps } : {}),
    ...(toasts ? { toasts } : {}),
    ...(readDays ? { limitReadDays: readDays } : {}),
    ...(form.fold ? { fold: messagesFor(locale).forms.fold[form.fold] } : {}),
    ...(form.rememberedGroup ? { remembered: { group: form.rememberedGroup, ...messagesFor(locale).forms.remembered } } : {}),
    ...(form.mailFallback ? { mailFallback: true } : {}),
    ...guidelinesOf(form, locale),
    ...continueOffer(form, locale),
    ...(form.fields.some(({ kind }) => kind === 'file') ? { files: true } : {}),
    ...(form.fulfillment === 'file' ? { openFile: translator(locale, 'forms.done')('open') } : {}),
    ...sharedWords(form, locale),
    ...(restored ? { restored: { ...restored, notes: restoredNotes(form, restored, locale) } } : {}),
    ...(Object.keys(preset).length > 0 ? { presetFields: Object.keys(preset) } : {}),
    ...(later ? { laterFieldsNote: later } : {}),
  };
}
