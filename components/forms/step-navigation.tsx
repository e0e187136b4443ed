import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';

type Props = { words: FormWords; ready: boolean; step: number; isLast: boolean; onPrevious: () => void };

/** Back and forth between steps; the last step is sent by the form's own button. Until the script is there, Next must not send a half-asked form. */
export function StepNavigation({ words, ready, step, isLast, onPrevious }: Props) {
  return (
    <div className="mt-8 flex gap-3" data-script-only>
      <Button intent="outline" disabled={step === 0} onClick={onPrevious}>
        {words.previous}
      </Button>
      {!isLast && (
        <Button type={ready ? 'submit' : 'button'} className="grow sm:grow-0">
          {words.nextStep}
        </Button>
      )}
    </div>
  );
}
