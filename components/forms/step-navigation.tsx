import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';

type Props = { words: FormWords; ready: boolean; busy: boolean; step: number; isLast: boolean; onPrevious: () => void };

/** Until hydration the button "Next" is not a submit button: it would post an incomplete form. */
export function StepNavigation({ words, ready, busy, step, isLast, onPrevious }: Props) {
  return (
    <div className="mt-8 flex gap-3" data-script-only data-steps>
      <Button intent="outline" disabled={step === 0} onClick={onPrevious} className="disabled:hidden">
        {words.previous}
      </Button>
      {!isLast && (
        <Button type={ready ? 'submit' : 'button'} aria-busy={busy || undefined} className="grow sm:grow-0">
          {words.nextStep}
        </Button>
      )}
    </div>
  );
}
