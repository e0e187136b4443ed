'use client';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { whenSeen } from '#components/ui/when-seen.ts';
import { Button } from '#components/ui/button.tsx';
import type { InsightsView, InsightsWords } from './insights-view.ts';
import { minPercent, prospectCount, shownOnPhone } from './prospect-count.ts';
import { refreshMs } from './refresh-while-visible.ts';

type Props = { words: InsightsWords['targeting']; isPaused: boolean; onPause: () => void };

function TargetingHead({ words: targeting, isPaused, onPause }: Props) {
  const scale = targeting.scale.replace('{high}', String(minPercent.high)).replace('{medium}', String(minPercent.medium));
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-bold text-xl leading-snug">{targeting.heading}</h3>
        <p className="mt-2 text-muted [@media(scripting:none)]:hidden">{targeting.lead.replace('{seconds}', String(refreshMs / 1000))}</p>
        <p className="mt-1 text-muted">{scale}</p>
      </div>
      <Button intent="outline" onClick={onPause} aria-pressed={isPaused} className="[@media(scripting:none)]:hidden">
        {isPaused ? targeting.resume : targeting.pause}
      </Button>
    </div>
  );
}

const Targeting = lazy(() => import('./targeting.tsx').then((part) => ({ default: part.Targeting })));

/** Shows `children`, prospects rendered by the build, until the simulation runs. */
export function TargetingMount({ view, children }: { view: InsightsView; children: ReactNode }) {
  const { targeting } = view.words;
  const [seen, setSeen] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const prospectsId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);
  return (
    <div ref={place} data-insights="targeting" data-hydrate="">
      <TargetingHead words={targeting} isPaused={isPaused} onPause={() => setPaused(!isPaused)} />
      <div id={prospectsId} className={showsAll ? '' : 'first-prospects'}>
        {seen ? (
          <Suspense fallback={children}>
            <Targeting view={view} isPaused={isPaused}>
              {children}
            </Targeting>
          </Suspense>
        ) : (
          children
        )}
      </div>
      <Button
        intent="outline"
        aria-expanded={showsAll}
        aria-controls={prospectsId}
        onClick={() => setShowsAll(!showsAll)}
        className="mt-4 w-full sm:hidden [@media(scripting:none)]:hidden"
      >
        {showsAll ? targeting.fewer : targeting.more.replace('{count}', String(prospectCount - shownOnPhone))}
      </Button>
    </div>
  );
}
