import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';

/** Offers what the visitor typed in another form; nothing is filled in without the press of the button. */
export function EarlierOffer({ words, onFill }: { words: FormWords; onFill: () => void }) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4">
      <p className="font-semibold">{words.offer}</p>
      <Button intent="secondary" onClick={onFill}>
        {words.fill}
      </Button>
    </div>
  );
}
