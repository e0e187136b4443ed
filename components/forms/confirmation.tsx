'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatPromise, promiseBy } from '#lib/site/business-clock.ts';
import type { FormView } from './form-view.ts';

type Props = { view: FormView; reference: string; onAnother: () => void };

/** What the visitor sees when a request is committed: its reference, what happens next, and by when. */
export function Confirmation({ view, reference, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { words, locale } = view;
  const [by] = useState(() => formatPromise(promiseBy(Date.now()), locale));
  return (
    <div role="status" className="rounded-card border-2 border-success bg-success-soft p-6 text-ink" data-reference={reference}>
      <h3 ref={heading} tabIndex={-1} className="font-bold text-xl">
        {words.done.replace('{reference}', reference)}
      </h3>
      <p className="mt-3">{words.received}</p>
      <p className="mt-3">{words.next.replace('{by}', by)}</p>
      <p className="mt-3">{words.call}</p>
      <p className="mt-3 text-muted text-sm">{words.notCover}</p>
      <Button intent="outline" className="mt-4" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
