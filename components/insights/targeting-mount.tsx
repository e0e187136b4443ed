'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenSeen } from '#components/ui/when-seen.ts';
import type { InsightsView } from './insights-view.ts';
import { TargetingHead } from './targeting-head.tsx';

const Targeting = lazy(() => import('./targeting.tsx').then((part) => ({ default: part.Targeting })));

/** Shows `children`, a list rendered by the build, until the simulation runs. */
export function TargetingMount({ view, children }: { view: InsightsView; children: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const [paused, setPaused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);
  return (
    <div ref={place} data-insights="targeting" data-hydrate="">
      <TargetingHead words={view.words.targeting} paused={paused} onPause={() => setPaused(!paused)} />
      {seen ? (
        <Suspense fallback={children}>
          <Targeting view={view} paused={paused}>
            {children}
          </Targeting>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
