'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Loading } from '#components/ui/loading.tsx';
import { whenSeen } from '#components/ui/when-seen.ts';
import type { InsightsView } from './insights-view.ts';

const Targeting = lazy(() => import('./targeting.tsx').then((part) => ({ default: part.Targeting })));

export function TargetingMount({ view }: { view: InsightsView }) {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const waiting = <Loading label={view.words.targeting.loading} />;
  useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);
  return (
    <div ref={place} data-insights="targeting" data-hydrate="" className="min-h-96 [@media(scripting:none)]:hidden">
      <Suspense fallback={waiting}>{seen ? <Targeting view={view} /> : waiting}</Suspense>
    </div>
  );
}
