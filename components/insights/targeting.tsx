import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/loading.tsx';
import { type Prospect, simulateProspects } from './prospects.ts';
import { seededRandom } from './random.ts';
import type { InsightsView } from './insights-view.ts';
import { refreshWhileVisible, refreshMs } from './refresh-while-visible.ts';
import { ProspectTable } from './prospect-table.tsx';
import { seedOfPage } from './seed.ts';

export function Targeting({ view }: { view: InsightsView }) {
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
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl leading-snug">{targeting.heading}</h3>
          <p className="text-muted">{targeting.lead.replace('{seconds}', String(refreshMs / 1000))}</p>
        </div>
        <Button intent="outline" onClick={pause} aria-pressed={paused}>
          {paused ? targeting.resume : targeting.pause}
        </Button>
      </div>
      {busy && <Loading label={targeting.loading} className="mb-4" />}
      {prospects.length > 0 && <ProspectTable view={view} prospects={prospects} />}
    </div>
  );
}
