import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';

type Props = { words: FormWords; onFill: () => void; onRefuse: () => void };

/** Offers values typed in another form; only the button fills them in. */
export function DraftOffer({ words, onFill, onRefuse }: Props) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4">
      <p className="font-semibold">{words.offer}</p>
      <div className="flex flex-wrap gap-3">
        <Button intent="secondary" onClick={onFill}>
          {words.fill}
        </Button>
        <Button intent="quiet" onClick={onRefuse}>
          {words.refuse}
        </Button>
      </div>
    </div>
  );
}
