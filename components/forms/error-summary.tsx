'use client';

import { useEffect, useRef } from 'react';
import { controlId } from './field-control.tsx';
import type { FieldProblem, FormView } from './form-view.ts';

type Props = { view: FormView; problems: readonly FieldProblem[]; failure: string; attempt: number };

function labelsOf(view: FormView, problems: readonly FieldProblem[]): string {
  const fields = view.groups.flatMap(({ fields }) => fields);
  return problems.map(({ field }) => fields.find(({ name }) => name === field)?.label ?? field).join(', ');
}

/** What keeps the form from being sent, in one place that takes the focus: each problem is a link to its field. */
export function ErrorSummary({ view, problems, failure, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const { words } = view;
  const missing = problems.filter(({ code }) => code === 'required');
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-danger-soft p-4 text-ink">
      <p className="font-bold">{failure || (missing.length > 0 ? words.missing + labelsOf(view, missing) : words.check)}</p>
      {problems.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a className="inline-block py-1 underline" href={`#${controlId(view.id, field)}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
