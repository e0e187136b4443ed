import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';

type Props = { words: FormWords; step: number; isLast: boolean; onPrevious: () => void };

/** Back and forth between steps; the last step is sent by the form's own button. */
export function StepNavigation({ words, step, isLast, onPrevious }: Props) {
  return (
    <div className="mt-8 flex gap-3" data-script-only>
      <Button intent="outline" disabled={step === 0} onClick={onPrevious}>
        {words.previous}
      </Button>
      {!isLast && (
        <Button type="submit" className="grow sm:grow-0">
          {words.nextStep}
        </Button>
      )}
    </div>
  );
}
