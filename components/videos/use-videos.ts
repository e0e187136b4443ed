import { useCallback, useEffect, useRef, useState } from 'react';
import type { VideosOutcome, VideosQuery } from './load-videos.ts';
import type { VideosView, VideoSummary } from './video-view.ts';
import { pressEnded } from '#components/ui/press.ts';
import { whenSeen } from '#components/ui/when-seen.ts';

export type Found = VideosOutcome | { status: 'loading' };

async function fetchVideos(view: VideosView, query: VideosQuery): Promise<VideosOutcome> {
  const part = await import('./load-videos.ts').catch(() => undefined);
  const found: VideosOutcome = part ? await part.loadVideos(view, query) : { status: 'failed' };
  await pressEnded();
  return found;
}

async function isLive({ locale }: VideosView): Promise<boolean> {
  const response = await fetch(`/api/videos?category=featured&locale=${locale}`).catch(() => undefined);
  const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
  await pressEnded();
  return body?.source === 'live' || body?.source === 'cache';
}

export function videosOf(found?: Found): readonly VideoSummary[] {
  return found?.status === 'found' ? found.videos : [];
}

export function useVideos(view: VideosView, element: { current: HTMLElement | null }) {
  const [live, setLive] = useState<Readonly<Record<string, Found>>>();
  const [search, setSearch] = useState<{ text: string; found: Found }>();
  const latest = useRef(0);

  const load = useCallback(
    async (category: string) => {
      setLive((known) => ({ ...known, [category]: { status: 'loading' } }));
      const found = await fetchVideos(view, { category });
      setLive((known) => ({ ...known, [category]: found }));
    },
    [view],
  );
  useEffect(() => {
    if (!element.current) return;
    return whenSeen(element.current, async () => {
      if (await isLive(view)) await load('featured');
    });
  }, [view, load, element]);

  return {
    live,
    search,
    /** Loads a category once when its tab opens, if live videos replace the curated list. */
    open(category: string) {
      if (live && !live[category]) load(category);
    },
    async searchFor(text: string) {
      const request = ++latest.current;
      setSearch({ text, found: { status: 'loading' } });
      const found = await fetchVideos(view, { q: text });
      if (request === latest.current) setSearch({ text, found });
    },
    reset() {
      latest.current += 1;
      setSearch(undefined);
    },
  };
}
