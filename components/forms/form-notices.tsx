import { Button } from '#components/ui/button.tsx';
import { useEffect, useState } from 'react';
import type { FormWords } from './form-view.ts';
import type { RetryWait } from './retry.ts';
import type { Undo } from './use-undo.ts';

type OfferProps = { words: FormWords; onFill: () => void; onDecline: () => void };

/** Offers values typed in another form; only the button fills them in. */
export function DraftOffer({ words, onFill, onDecline }: OfferProps) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-primary-soft p-4">
      <p className="font-semibold">{words.offer}</p>
      <div className="flex flex-wrap gap-3">
        <Button intent="secondary" onClick={onFill}>
          {words.fill}
        </Button>
        <Button intent="quiet" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

type RetryProps = { words: FormWords; waiting: RetryWait; onCancel: () => void };

/** The seconds are hidden from screen readers. */
export function RetryNotice({ words, waiting: { number, of, ms }, onCancel }: RetryProps) {
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-3 sm:col-span-2" data-retry={number}>
      <p>
        <span role="status">{words.retrying.replace('{number}', String(number)).replace('{of}', String(of))}</span>{' '}
        <span aria-hidden="true" className="tabular-nums">
          {seconds} s
        </span>
      </p>
      <Button intent="outline" onClick={onCancel}>
        {words.stopRetrying}
      </Button>
    </div>
  );
}

export function UndoBar({ words, undo: { bar, isOffered, isUndone, undo } }: { words: FormWords; undo: Undo }) {
  return (
    <div ref={bar} role="status" className="flex flex-wrap items-center gap-x-3">
      {isOffered && (
        <>
          {words.cleared}
          <Button intent="outline" onClick={undo}>
            {words.undo}
          </Button>
        </>
      )}
      {isUndone && words.undone}
    </div>
  );
}
