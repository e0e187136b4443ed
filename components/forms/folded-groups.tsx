import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldProblem, FormView, GroupView } from './form-view.ts';

type Props = { view: FormView; groups: readonly GroupView[]; problems: readonly FieldProblem[]; children: ReactNode };

/** The optional groups under one heading. Opens when one of their fields has a problem or a restored value. */
export function FoldedGroups({ view, groups, problems, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const fields = groups.flatMap((group) => group.fields);
  const hasProblem = problems.some((problem) => fields.some(({ name }) => name === problem.field));
  const isBegun = fields.some(({ name, preset = '' }) => (view.restored?.values[name] ?? preset) !== preset);
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} className="group mt-8 rounded-card border border-field" data-fold="" open={isBegun}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-3 font-semibold text-primary">
        <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45">
          +
        </span>
        <span>
          <span className="underline underline-offset-4">{view.fold}</span> <span className="font-normal text-muted">({view.words.optional})</span>
        </span>
      </summary>
      <div className="px-4 pb-5">{children}</div>
    </details>
  );
}
