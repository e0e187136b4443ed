import type { ReactNode } from 'react';
import { ClosedPieces } from '#components/layout/closed-pieces.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { PlusSummary } from '#components/ui/plus-summary.tsx';
import { honeypotField } from '#lib/forms/posted.ts';
import type { FormView } from './form-view.ts';
import { UndoBar } from './form-notices.tsx';
import type { Undo } from './use-undo.ts';

/** The rest of both consents and of the notice, whose first sentences are always shown. */
function FinePrint({ view: { words, legal } }: { view: FormView }) {
  return (
    <details className="group text-sm leading-snug">
      <PlusSummary>{words.finePrint}</PlusSummary>
      <div className="grid gap-2 pb-2">
        {words.marketingTerms && <p>{words.marketingTerms}</p>}
        <p>{words.reply}</p>
        {words.notCoverUntil && <p>{words.notCoverUntil}</p>}
        <p>
          {legal.map(({ href, label }) => (
            <a key={href} href={href} className="mr-4 inline-flex min-h-11 items-center underline">
              {label}
            </a>
          ))}
        </p>
      </div>
    </details>
  );
}

/** When staff reply. The start script fills in the times of a closed office. */
function ReplyTime({ time: { open, closed } }: { time: NonNullable<FormView['replyTime']> }) {
  return (
    <p className="reply-time" data-office="" suppressHydrationWarning>
      <span data-when="open">{open}</span>
      <span data-when="closed" className="closed-mark">
        <ClosedPieces pieces={closed} />
      </span>
    </p>
  );
}

type Props = { view: FormView; isBusy: boolean; undo?: Undo; children?: ReactNode };

export function FormFooter({ view, isBusy, undo, children }: Props) {
  const { words, restored } = view;
  return (
    <div className="mt-4 grid gap-3 sm:mt-8 sm:gap-4">
      <input type="hidden" name="form" value={view.id} />
      <input type="hidden" name="locale" value={view.locale} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <CheckboxLabel className="text-sm">
          <Checkbox name="marketing_consent" defaultChecked={Boolean(restored?.values.marketing_consent)} />
          {words.marketing}
        </CheckboxLabel>
        <FinePrint view={view} />
      </div>
      {/* On a wide screen "Clear" is at the end of the button's line, on a phone it is last, away from the button. */}
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Button type="submit" disabled={isBusy} className="w-full sm:w-auto sm:justify-self-start">
          {isBusy ? words.submitting : words.submit}
        </Button>
        <div className="flex flex-wrap items-center justify-end gap-x-3 max-sm:order-last">
          {undo && <UndoBar words={words} undo={undo} />}
          <button type="reset" data-script-only className="min-h-11 text-muted text-sm underline underline-offset-4">
            {words.clear}
          </button>
        </div>
        {(words.promise || words.notCover) && (
          <div className="leading-snug sm:col-span-2">
            <p>{`${words.promise} ${words.notCover}`}</p>
            {view.replyTime && <ReplyTime time={view.replyTime} />}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
