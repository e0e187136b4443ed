import { Fragment, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { honeypotField } from '#lib/forms/posted.ts';
import type { FormView } from './form-view.ts';
import { UndoBar } from './form-notices.tsx';
import type { Undo } from './use-undo.ts';

type Props = { view: FormView; isBusy: boolean; undo?: Undo; children?: ReactNode };

export function FormFooter({ view, isBusy, undo, children }: Props) {
  const { words, restored } = view;
  return (
    <div className="mt-8 grid gap-4">
      <input type="hidden" name="form" value={view.id} />
      <input type="hidden" name="locale" value={view.locale} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxLabel className="text-sm">
        <Checkbox name="marketing_consent" defaultChecked={Boolean(restored?.values.marketing_consent)} />
        {words.marketing}
      </CheckboxLabel>
      {words.promise && <p className="font-semibold leading-snug">{words.promise}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy} className="w-full sm:w-auto">
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button type="reset" intent="quiet" data-script-only className="w-full sm:w-auto">
          {words.clear}
        </Button>
        {undo && <UndoBar words={words} undo={undo} />}
      </div>
      {children}
      <div className="grid gap-x-8 gap-y-2 text-sm leading-snug sm:grid-flow-col sm:auto-cols-fr">
        <p>
          {words.reply}
          {view.legal.map(({ href, label }) => (
            <Fragment key={href}>
              {' '}
              <a href={href} className="underline">
                {label}
              </a>
            </Fragment>
          ))}
        </p>
        {words.notCover && <p>{words.notCover}</p>}
      </div>
    </div>
  );
}
