import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { formById } from '#lib/forms/registry.ts';
import { problemCode, schemaFor, typedValues } from '#lib/forms/schema.ts';
import { controlId } from './field-control.tsx';
import type { FieldProblem, FormView } from './form-view.ts';
import { type Outcome, sendForm } from './send-form.ts';

export type Show = (problems: readonly FieldProblem[]) => void;
export type Controller = { submit: () => Promise<Outcome | undefined> };

/**
 * Takes over a form that stands in the page: checks answers as they are given and sends them. Loaded when a hand first
 * touches the form; what was typed before stays as it is, since the controls themselves hold the text.
 */
export function controlForm(element: HTMLFormElement, view: FormView, show: Show): Controller {
  const form = formById(view.id);
  const fields = view.groups.flatMap((group) => group.fields);
  const send = sendForm(element, view);

  const problemsOf = (errors: FieldErrors): FieldProblem[] =>
    fields.flatMap(({ name, label }) => {
      const error = errors[name];
      if (!error) return [];
      const code = problemCode(typeof error.message === 'string' ? error.message : undefined);
      return [{ field: name, code, message: view.problems[code].replace('{label}', label) }];
    });

  const { register, handleSubmit, subscribe } = createFormControl<Record<string, unknown>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values, context, options) => {
      const check = zodResolver(schemaFor(form, values));
      return check(typedValues(form, values) as never, context, options as never);
    },
  });

  for (const { name } of fields) {
    const control = document.getElementById(controlId(view.id, name));
    if (!control) continue;
    const { ref, onChange, onBlur } = register(name);
    ref(control);
    control.addEventListener('input', onChange);
    control.addEventListener('change', onChange);
    control.addEventListener('blur', onBlur);
  }
  subscribe({ formState: { errors: true }, callback: ({ errors }) => show(problemsOf(errors ?? {})) });

  return {
    async submit() {
      let outcome: Outcome | undefined;
      await handleSubmit(
        async (answers) => {
          outcome = await send(answers);
        },
        (errors) => {
          outcome = { status: 'invalid', problems: problemsOf(errors) };
        },
      )();
      return outcome;
    },
  };
}
