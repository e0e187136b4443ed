import { type SyntheticEvent, useRef, useState } from 'react';
import { listLanguages } from '#components/sections/list-languages.ts';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError, Label } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { showPhone } from '#lib/forms/kinds/show-phone.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';
import type { CopiedValue } from './copy-of-lead.ts';
import { correctContact } from './correct-contact.ts';
import type { FieldProblem, FormView } from './form-view.ts';

type Way = CopiedValue & { kind: 'phone' | 'email' };

/** The visitor's own phone number and e-mail address; other people's, such as a certificate holder's, have no `autoComplete`. */
function waysOf({ groups }: FormView, copy: readonly CopiedValue[]): Way[] {
  return groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, kind, autoComplete }) => {
      const filled = copy.find(({ field }) => field === name);
      return filled && autoComplete && (kind === 'phone' || kind === 'email') ? [{ ...filled, kind }] : [];
    });
}

function replyLine({ words, locale }: FormView, ways: readonly Way[], copy: readonly CopiedValue[]): string {
  const valueOf = (wanted: Way['kind']) => ways.find(({ kind }) => kind === wanted)?.value ?? '';
  const [phone, email] = [showPhone(valueOf('phone')).replaceAll(' ', '\u00a0'), valueOf('email')];
  const line = phone && email ? words.replyToBoth : phone ? words.replyToPhone : words.replyToEmail;
  const language = copy.find(({ field }) => field === 'preferredLanguage')?.chosen?.[0] ?? locale;
  const values: Readonly<Record<string, string>> = { language: listLanguages(locale, [language]), phone, email };
  return line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

type CorrectionFormProps = { view: FormView; reference: string; ways: readonly Way[]; onSaved: (values: Readonly<Record<string, string>>) => void };

function CorrectionForm({ view, reference, ways, onSaved }: CorrectionFormProps) {
  const { words } = view;
  const details = useRef<HTMLDetailsElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [hasFailed, setFailed] = useState(false);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(false);
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(ways.map(({ field }) => [field, String(typed.get(field) ?? '').trim()]));
    const empty = ways.filter(({ field }) => values[field] === '');
    if (empty.length > 0)
      return setProblems(empty.map(({ field, label }) => ({ field, code: 'required', message: view.problems.required.replace('{label}', label) })));
    setBusy(true);
    const outcome = await correctContact(reference, values, view.locale);
    setBusy(false);
    setProblems(outcome.status === 'refused' ? outcome.problems : []);
    setFailed(outcome.status === 'failed');
    if (outcome.status !== 'saved') return;
    onSaved(values);
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };

  return (
    <details ref={details} className="print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary underline underline-offset-4">{words.wrong}</summary>
      <form onSubmit={save} noValidate className="mt-1 grid gap-4">
        {ways.map(({ field, kind, label, value }) => {
          const id = `${view.id}-corrected-${field}`;
          const problem = problems.find((found) => found.field === field)?.message;
          return (
            <Field key={field}>
              <Label htmlFor={id}>{label}</Label>
              <Input
                id={id}
                name={field}
                type={kind === 'phone' ? 'tel' : 'email'}
                autoComplete={kind === 'phone' ? 'tel' : 'email'}
                defaultValue={value}
                required
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && `${id}-error`}
              />
              {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
            </Field>
          );
        })}
        {hasFailed && (
          <p role="alert" className="font-semibold text-danger">
            {words.notSaved}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" intent="secondary" disabled={isBusy}>
            {words.save}
          </Button>
          <a href={agencyCallLink} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {words.call}
          </a>
        </div>
      </form>
    </details>
  );
}

type Props = {
  view: FormView;
  reference: string;
  copy: readonly CopiedValue[];
  canCorrect: boolean;
  onSaved: (values: Readonly<Record<string, string>>) => void;
};

/** Says in which language and to which number or address the agency replies, so that the visitor notices a wrong one. The values stay in the browser. */
export function ReplyContact({ view, reference, copy, canCorrect, onSaved }: Props) {
  const { words } = view;
  const [isSaved, setSaved] = useState(false);
  const ways = waysOf(view, copy);
  if (ways.length === 0 || words.replyToBoth === '') return null;
  return (
    <div className="mt-3">
      <p className="wrap-anywhere font-semibold">
        {replyLine(view, ways, copy)} {isSaved && words.saved}
      </p>
      {canCorrect ? (
        <CorrectionForm view={view} reference={reference} ways={ways} onSaved={(values) => (setSaved(true), onSaved(values))} />
      ) : (
        <p>
          <a href={agencyCallLink} className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden">
            {words.wrongCall}
          </a>
        </p>
      )}
    </div>
  );
}
