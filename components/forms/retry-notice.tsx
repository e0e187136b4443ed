import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';
import type { RetryWait } from './retry.ts';

type Props = { words: FormWords; waiting: RetryWait; onCancel: () => void };

/** The seconds are hidden from screen readers. */
export function RetryNotice({ words, waiting: { number, of, ms }, onCancel }: Props) {
  const [seconds, setSeconds] = useState(Math.ceil(ms / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-3" data-retry={number}>
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
