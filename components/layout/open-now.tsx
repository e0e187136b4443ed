'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Office } from '#lib/site/office-hours.ts';

type Props = {
  locale: string;
  /** The office's hours alone: the whole agency file has no place in the browser. */
  office: Office;
  open: string;
  /** With `{time}` where the time of the answer goes. */
  closed: string;
};

type Seen = { state?: 'open' | 'closed'; time?: string };

const minuteMs = 60_000;

/** Whether somebody is in the office now. Both texts keep their room from the start, so nothing moves when the clock is read. */
export function OpenNow({ locale, office, open, closed }: Props) {
  const [{ state, time }, setSeen] = useState<Seen>({});
  const read = useEffectEvent(async () => {
    // Most pages show no clock: they do not load how one is read.
    const { formatPromise, isOpen, promiseBy } = await import('#lib/site/office-hours.ts');
    const now = Date.now();
    setSeen({ state: isOpen(now, office) ? 'open' : 'closed', time: formatPromise(promiseBy(now, office), locale, office) });
  });
  useEffect(() => {
    const look = () => {
      read().catch(() => {});
    };
    look();
    const timer = setInterval(look, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="open-now" data-state={state}>
      <span data-when="open">{open}</span>
      <span data-when="closed">{closed.replace('{time}', time?.replace('-', '-\u2060') ?? '0000000 a las 00:00 a.m. ET')}</span>
    </p>
  );
}
