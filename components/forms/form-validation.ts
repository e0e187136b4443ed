import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { afterPress } from '#components/ui/press.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { wrongVins } from '#lib/forms/kinds/registry.ts';
import { problemMessage } from '#lib/forms/problem-message.ts';
import { problemCode, schemaFor, coerceValues } from '#lib/forms/schema.ts';
import { checkChosenFiles } from './chosen-file.ts';
import type { FieldProblem, FieldView, FormContext, FormView } from './form-view.ts';
import { controlOf, controlValue } from './form-controls.ts';

export type ShowProblems = (problems: readonly FieldProblem[]) => void;

type ValidationResult = { status: 'valid'; values: Record<string, unknown> } | { status: 'invalid'; problems: FieldProblem[] };

export type Validation = {
  validate: () => Promise<ValidationResult>;
  check: (names: readonly string[]) => Promise<readonly FieldProblem[]>;
};

/** Checks each field with the schema of the form once it is left, and then at every input; `show` gets the problems. */
export function createValidation({ element, signal }: FormContext, view: FormView, form: FormDefinition, show: ShowProblems): Validation {
  const fields = view.groups.flatMap((group) => group.fields);

  const problemOf = ({ name, label, problems }: FieldView, message: unknown): FieldProblem => {
    const fileProblem = checkChosenFiles(element, view).find(({ field }) => field === name);
    if (fileProblem) return fileProblem;
    const code = problemCode(typeof message === 'string' ? message : undefined);
    const text = problems?.[code] ?? problemMessage(view.problems[code], label);
    if (code !== 'vins') return { field: name, code, message: text };
    return { field: name, code, message: text.replace('{rows}', () => wrongVins(controlValue(controlOf(element, name)))) };
  };
  const problemsOf = (errors: FieldErrors): FieldProblem[] =>
    fields.flatMap((field) => (errors[field.name] ? [problemOf(field, errors[field.name]?.message)] : []));
  const problemsNow = (): FieldProblem[] =>
    fields.filter(({ name }) => getFieldState(name).invalid).map((field) => problemOf(field, getFieldState(field.name).error?.message));

  // react-hook-form knows one control for each name; boxes that share a name are read from the form itself.
  const lists = fields.filter(({ kind }) => kind === 'choices').map(({ name }) => name);
  // A text is read from its control: a program that fills the form may dispatch no event, and react-hook-form then has an older value.
  const currentValues = (values: Record<string, unknown>) => {
    const data = new FormData(element);
    const texts = Object.keys(values).filter((name) => typeof values[name] === 'string');
    return {
      ...values,
      ...Object.fromEntries(texts.map((name) => [name, controlValue(controlOf(element, name))])),
      ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])),
    };
  };

  const { register, handleSubmit, subscribe, trigger, getFieldState } = createFormControl<Record<string, unknown>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (given, context, options) => {
      const values = currentValues(given);
      const resolve = zodResolver(schemaFor(form, values));
      const result = await resolve(coerceValues(form, values) as never, context, options as never);
      const fileErrors = checkChosenFiles(element, view).map(({ field, code: type }) => [field, { type }] as const);
      return fileErrors.length === 0 ? result : { values: {}, errors: { ...result.errors, ...Object.fromEntries(fileErrors) } };
    },
  });

  const ways = fields.filter(({ eitherWay }) => eitherWay).map(({ name }) => name);
  for (const { name, eitherWay } of fields) {
    const control = controlOf(element, name);
    if (!control) continue;
    const { ref, onChange, onBlur } = register(name);
    ref(control);
    control.addEventListener('input', onChange, { signal });
    control.addEventListener('blur', onBlur, { signal });
    const recheck = () => {
      const { invalid, isTouched } = getFieldState(name);
      // A touched field is checked at each input already.
      if (invalid && !isTouched) trigger(name);
      // A phone number makes the missing e-mail address no problem, and the reverse.
      if (eitherWay) for (const other of ways) if (other !== name && getFieldState(other).invalid) trigger(other);
    };
    control.addEventListener('input', recheck, { signal });
    // A message names its file: the next file has another one, or none, also where the server found the problem.
    const checkFile = () => trigger(name).then(() => show(problemsNow()));
    if (control.type === 'file') control.addEventListener('change', checkFile, { signal });
  }
  const unsubscribe = subscribe({ formState: { errors: true }, callback: ({ errors }) => afterPress(() => show(problemsOf(errors ?? {}))) });
  signal.addEventListener('abort', unsubscribe);

  return {
    async validate() {
      let result: ValidationResult = { status: 'invalid', problems: [] };
      await handleSubmit(
        (values) => {
          result = { status: 'valid', values };
        },
        (errors) => {
          result = { status: 'invalid', problems: problemsOf(errors) };
        },
      )();
      return result;
    },
    async check(names) {
      await trigger([...names]);
      return problemsNow().filter(({ field }) => names.includes(field));
    },
  };
}
