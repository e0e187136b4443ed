'use client';

import { useEffect, useState } from 'react';
import { formatPromise, isOpen, type Office, promiseBy } from '#lib/site/office-hours.ts';

type Props = {
  locale: string;
  /** The office's hours alone: the whole agency file has no place in the browser. */
  office: Office;
  open: string;
  /** With `{time}` where the time of the answer goes. */
  closed: string;
};

const minuteMs = 60_000;

/** Whether somebody is in the office now. Both texts keep their room from the start, so nothing moves when the clock is read. */
export function OpenNow({ locale, office, open, closed }: Props) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, minuteMs);
    return () => clearInterval(timer);
  }, []);
  const state = now === undefined ? undefined : isOpen(now, office) ? 'open' : 'closed';
  const time = now === undefined ? '' : formatPromise(promiseBy(now, office), locale, office);
  return (
    <p className="open-now" data-state={state}>
      <span data-when="open">{open}</span>
      <span data-when="closed">{closed.replace('{time}', time || '0000000 00:00 ET')}</span>
    </p>
  );
}
