import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Prospect, simulateProspects } from './prospects.ts';
import { seededRandom, seedOfPage } from './random.ts';
import type { InsightsView } from './insights-view.ts';
import { refreshWhileVisible } from './refresh-while-visible.ts';
import { ProspectTable } from './prospect-table.tsx';

/** Repeats the simulation. The list stays in place while the next one is made. */
export function Targeting({ view, isPaused, children }: { view: InsightsView; isPaused: boolean; children: ReactNode }) {
  const [random] = useState(() => seededRandom(seedOfPage()));
  const [prospects, setProspects] = useState<readonly Prospect[]>([]);
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isPaused || !place.current) return;
    const stop = refreshWhileVisible(
      place.current,
      () => setBusy(true),
      () => {
        setProspects(simulateProspects(random));
        setBusy(false);
      },
    );
    return () => {
      stop();
      setBusy(false);
    };
  }, [isPaused, random]);

  return (
    <div ref={place} aria-busy={isBusy}>
      {prospects.length > 0 ? <ProspectTable view={view} prospects={prospects} /> : children}
    </div>
  );
}
