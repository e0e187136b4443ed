import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/loading.tsx';
import { type Prospect, simulateProspects } from './prospects.ts';
import { seededRandom, seedOfPage } from './random.ts';
import type { InsightsView } from './insights-view.ts';
import { refreshWhileVisible } from './refresh-while-visible.ts';
import { ProspectTable } from './prospect-table.tsx';
import { TargetingHead } from './targeting-head.tsx';

export function Targeting({ view, children }: { view: InsightsView; children: ReactNode }) {
  const [random] = useState(() => seededRandom(seedOfPage()));
  const [prospects, setProspects] = useState<readonly Prospect[]>([]);
  const [busy, setBusy] = useState(true);
  const [paused, setPaused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { targeting } = view.words;

  useEffect(() => {
    if (paused || !place.current) return;
    return refreshWhileVisible(
      place.current,
      () => setBusy(true),
      () => {
        setProspects(simulateProspects(random));
        setBusy(false);
      },
    );
  }, [paused, random]);

  const pause = () => {
    setPaused(!paused);
    setBusy(false);
  };
  return (
    <div ref={place} aria-busy={busy}>
      <TargetingHead words={targeting}>
        <Button intent="outline" onClick={pause} aria-pressed={paused}>
          {paused ? targeting.resume : targeting.pause}
        </Button>
      </TargetingHead>
      <div className="mb-4 min-h-7">{busy && <Loading label={targeting.loading} />}</div>
      {prospects.length > 0 ? <ProspectTable view={view} prospects={prospects} /> : children}
    </div>
  );
}
