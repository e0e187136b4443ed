import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { afterPress } from '#components/ui/press.ts';
import { wrongVins } from '#lib/forms/kinds/vins.ts';
import { pageForm } from '#lib/forms/page-forms.ts';
import { problemCode, schemaFor, typedValues } from '#lib/forms/schema.ts';
import { fileProblems } from './chosen-file.ts';
import { earlierAnswers, forgetDraft, keepDraft } from './draft.ts';
import { isDraftOfHere } from './draft-store.ts';
import { linkedAnswers } from './linked-answers.ts';
import { canHold, controlOf, controlValue, fillControl, isTyped, isUntouched } from './form-controls.ts';
import { clearNotes } from './help/field-note.ts';
import { helpWithFields } from './help/help-with-fields.ts';
import { offerRecent } from './recent-offer.ts';
import { keepRecent } from './recent-store.ts';
import { offerLegalOptions, watchLimits } from './legal-options.ts';
import type { FieldProblem, FieldView, FormView } from './form-view.ts';
import { type Outcome, type Sending, sendForm } from './send-form.ts';

export type Show = (problems: readonly FieldProblem[]) => void;

export type Controller = {
  /** Checks everything and sends it. */
  submit: (sending: Sending) => Promise<Outcome>;
  /** Checks some fields and tells what is wrong with them. */
  check: (names: readonly string[]) => Promise<readonly FieldProblem[]>;
  /** Fills in what this form kept and what the page's link says; tells whether other forms know more. */
  restore: () => boolean;
  /** Fills in what other forms know. */
  fill: () => void;
  /** Keeps what will be asked again, once it was sent. */
  remember: () => void;
  /** Forgets what was kept on this device. */
  forget: (everything?: boolean) => void;
};

const keepMs = 400;

/**
 * Takes over a form that stands in the page: checks answers as they are given, keeps them on the device and sends them.
 * Loaded when a hand first touches the form; what was typed before stays, since the controls themselves hold the text.
 */
export function controlForm(element: HTMLFormElement, view: FormView, show: Show, signal: AbortSignal): Controller {
  const form = pageForm(view.id);
  const fields = view.groups.flatMap((group) => group.fields);
  const send = sendForm(element, view);
  const valueOf = (name: string): string => controlValue(controlOf(element, name));

  const problemOf = ({ name, label, problems }: FieldView, message: unknown): FieldProblem => {
    const wrongFile = fileProblems(element, view).find(({ field }) => field === name);
    if (wrongFile) return wrongFile;
    const code = problemCode(typeof message === 'string' ? message : undefined);
    const text = problems?.[code] ?? view.problems[code].replace('{label}', label);
    return { field: name, code, message: code === 'vins' ? text.replace('{rows}', () => wrongVins(valueOf(name))) : text };
  };
  const problemsOf = (errors: FieldErrors): FieldProblem[] =>
    fields.flatMap((field) => (errors[field.name] ? [problemOf(field, errors[field.name]?.message)] : []));

  // Boxes that share a name are read from the form itself: one name is one field here, and one list.
  const lists = fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name);
  const withLists = (values: Record<string, unknown>) => {
    const data = new FormData(element);
    return { ...values, ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])) };
  };

  const { register, handleSubmit, subscribe, trigger, getFieldState } = createFormControl<Record<string, unknown>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (given, context, options) => {
      const values = withLists(given);
      const check = zodResolver(schemaFor(form, values));
      const checked = await check(typedValues(form, values) as never, context, options as never);
      const wrongFiles = fileProblems(element, view).map(({ field, code: type }) => [field, { type }] as const);
      return wrongFiles.length === 0 ? checked : { values: {}, errors: { ...checked.errors, ...Object.fromEntries(wrongFiles) } };
    },
  });

  for (const { name } of fields) {
    const control = controlOf(element, name);
    if (!control) continue;
    const { ref, onChange, onBlur } = register(name);
    ref(control);
    control.addEventListener('input', onChange, { signal });
    control.addEventListener('blur', onBlur, { signal });
    const recheck = () => {
      const { invalid, isTouched } = getFieldState(name);
      // What was left once is checked at each key already.
      if (invalid && !isTouched) trigger(name);
    };
    control.addEventListener('input', recheck, { signal });
  }
  const unsubscribe = subscribe({ formState: { errors: true }, callback: ({ errors }) => afterPress(() => show(problemsOf(errors ?? {}))) });
  signal.addEventListener('abort', unsubscribe);

  const valuesNow = (): Record<string, string> => Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)]));
  const offerLegal = () => offerLegalOptions(element, form, valuesNow(), view);
  for (const name of ['state', 'zipCode', 'filingNeeded']) controlOf(element, name)?.addEventListener('input', offerLegal, { signal });
  offerLegal();
  watchLimits(element, form, signal);
  helpWithFields(element, view, signal);
  offerRecent(element, view);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => keepDraft(form, valuesNow());
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepMs);
  };
  element.addEventListener('input', keepSoon, { signal });
  // What was typed before anybody listened is heard now.
  for (const { name } of fields) {
    const control = controlOf(element, name);
    if (control && !isUntouched(control) && control !== document.activeElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (isTyped(element)) keepSoon();
  addEventListener('pagehide', () => timer && keep(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  const fillIn = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const control = controlOf(element, name);
      if (control && isUntouched(control) && canHold(control, value)) fillControl(control, value);
    }
  };

  const withoutGiven = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !view.given?.includes(name)));

  return {
    async submit(sending) {
      let outcome: Outcome = { status: 'invalid', problems: [] };
      await handleSubmit(
        async (answers) => {
          outcome = await send(answers, sending);
        },
        (errors) => {
          outcome = { status: 'invalid', problems: problemsOf(errors) };
        },
      )();
      return outcome;
    },
    async check(names) {
      await trigger([...names]);
      return fields
        .filter(({ name }) => names.includes(name) && getFieldState(name).invalid)
        .map((field) => problemOf(field, getFieldState(field.name).error?.message));
    },
    restore() {
      const { own, shared } = earlierAnswers(form);
      const isOfHere = isDraftOfHere(form.id);
      // What the page or its link says holds against what was typed elsewhere, not against what was changed here.
      if (!isOfHere) fillIn(linkedAnswers(new URLSearchParams(location.search), valueOf('state')));
      fillIn(isOfHere ? own : withoutGiven(own));
      return Object.keys(shared).some((name) => !own[name] && valueOf(name) === '');
    },
    fill: () => fillIn(withoutGiven(earlierAnswers(form).shared)),
    remember: () => keepRecent(view, valuesNow()),
    forget(everything) {
      clearTimeout(timer);
      timer = undefined;
      forgetDraft(form, everything);
      // The controls are emptied only after those who listen: what was said about their answers goes then.
      if (everything) setTimeout(() => (clearNotes(element), offerLegal()));
    },
  };
}
