'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { controlId } from './field-control.tsx';
import type { FieldProblem, FormView } from './form-view.ts';

type Props = { view: FormView; problems: readonly FieldProblem[]; failure: string; attempt: number };

export function ErrorSummary({ view, problems, failure, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const { words } = view;
  const fields = view.groups.flatMap((group) => group.fields);
  const placeOf = ({ field }: FieldProblem) => fields.findIndex(({ name }) => name === field);
  const inOrder = [...problems].sort((left, right) => placeOf(left) - placeOf(right));
  const isAnyMissing = problems.some(({ code }) => code === 'required');
  const linkText = ({ field: name, code, message }: FieldProblem) => {
    const field = fields.find((known) => known.name === name);
    return code === 'required' && field?.requiredWhenText ? `${field.label} (${field.requiredWhenText})` : message;
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mt-4 scroll-mt-24 rounded-card border-2 border-danger bg-danger-soft p-4 text-ink">
      {failure && <p className="font-bold">{failure}</p>}
      {inOrder.length > 0 && (
        <>
          <p className="flex gap-2 text-balance font-bold leading-snug">
            <Icon name="alert" className="size-6 text-danger" />
            {isAnyMissing ? words.missing + words.missingCount.replace('{count}', String(problems.length)) : words.check}
          </p>
          <ul className="mt-2 list-disc space-y-2 pl-5 leading-snug">
            {inOrder.map((problem) => (
              <li key={problem.field}>
                <a className="underline underline-offset-4" href={`#${controlId(view.id, problem.field)}`}>
                  {linkText(problem)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
