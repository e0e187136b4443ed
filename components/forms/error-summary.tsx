'use client';

import { Fragment, useEffect, useRef } from 'react';
import { controlId } from './field-control.tsx';
import type { FieldProblem, FormView } from './form-view.ts';

type Props = { view: FormView; problems: readonly FieldProblem[]; failure: string; attempt: number };

const required = 'required';

function FieldLink({ view, problem, children }: { view: FormView; problem: FieldProblem; children: string }) {
  return (
    <a className="underline underline-offset-4" href={`#${controlId(view.id, problem.field)}`}>
      {children}
    </a>
  );
}

export function ErrorSummary({ view, problems, failure, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const { words } = view;
  const missing = problems.filter(({ code }) => code === required);
  const others = problems.filter(({ code }) => code !== required);
  const labels = new Map(view.groups.flatMap(({ fields }) => fields).map(({ name, label }) => [name, label]));
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mt-4 scroll-mt-24 rounded-card border-2 border-danger bg-danger-soft p-4 text-ink">
      {failure && <p className="font-bold">{failure}</p>}
      {missing.length > 0 && (
        <p className="font-bold leading-8">
          {words.missing}
          {missing.map((problem, index) => (
            <Fragment key={problem.field}>
              {index > 0 && ' '}
              {/* Keeps a short label and its comma on one line. */}
              <span className="inline-block">
                <FieldLink view={view} problem={problem}>
                  {labels.get(problem.field) ?? problem.field}
                </FieldLink>
                {index < missing.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className="font-bold">{words.check}</p>
          <ul className="mt-2 list-disc space-y-2 pl-5 leading-snug">
            {others.map((problem) => (
              <li key={problem.field}>
                <FieldLink view={view} problem={problem}>
                  {problem.message}
                </FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
