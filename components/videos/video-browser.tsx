'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import type { Playing } from './player.tsx';
import { SearchBox } from './search-box.tsx';
import { useVideos, videosOf } from './use-videos.ts';
import type { VideoSummary, VideosView } from './video-view.ts';
import { gridStyles } from './grid-styles.ts';

function VideoPlaceholders({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <ul aria-hidden="true" className={gridStyles}>
        {Array.from({ length: 8 }, (_, place) => (
          <li key={place} data-slot="video-placeholder" className="overflow-hidden rounded-card border border-line bg-surface max-sm:flex">
            <span className="skeleton aspect-video h-auto rounded-none max-sm:w-16" />
            <span className="flex grow flex-col gap-3 p-4">
              <span className="skeleton" />
              <span className="skeleton w-2/3" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Player = lazy(() => import('./player.tsx').then((part) => ({ default: part.Player })));
const VideoGrid = lazy(() => import('./video-grid.tsx').then((part) => ({ default: part.VideoGrid })));
const SearchOutcome = lazy(() => import('./search-outcome.tsx').then((part) => ({ default: part.SearchOutcome })));

/**
 * Videos by category, with search and player. The curated list is in the page; live videos replace it when available. The code of cards,
 * player and messages loads when it is needed.
 */
export function VideoBrowser({ view, curated }: { view: VideosView; curated: Readonly<Record<string, ReactNode>> }) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState<Playing>();
  const { live, search, open, searchFor, reset } = useVideos(view, root);
  const { words, categories } = view;
  const results = videosOf(search?.found);
  const hasTabs = categories.length > 1;

  useEffect(() => {
    const tab = root.current?.querySelector('details#videos-results');
    if (!(tab instanceof HTMLDetailsElement) || !search) return;
    tab.open = true;
    tab.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
  }, [search]);

  // The curated cards are rendered by the server, so their clicks are handled here.
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = target.closest<HTMLAnchorElement>('a[data-video]');
      if (link?.dataset.video) {
        event.preventDefault();
        opener.current = link;
        const { video: id } = link.dataset;
        setPlaying({ id, title: link.firstChild?.textContent ?? '', href: link.href });
      }
      const tab = target.closest('summary')?.parentElement;
      const category = categories.find((id) => tab?.id === `videos-${id}`);
      if (category) open(category);
    };
    const element = root.current;
    element?.addEventListener('click', click);
    return () => element?.removeEventListener('click', click);
  }, [categories, open]);

  const close = () => {
    setPlaying(undefined);
    opener.current?.focus();
  };

  const restart = () => {
    reset();
    const first = root.current?.querySelector('details');
    if (first) first.open = true;
    root.current?.querySelector('input')?.focus();
  };

  const cards = (videos: readonly VideoSummary[]) => (
    <Suspense fallback={<VideoPlaceholders label={words.loading} />}>
      <VideoGrid videos={videos} words={words} />
    </Suspense>
  );
  const panel = (category: string): ReactNode => {
    const found = live?.[category];
    if (found?.status === 'loading') return <VideoPlaceholders label={words.loading} />;
    const videos = videosOf(found);
    return videos.length > 0 ? cards(videos) : curated[category];
  };

  const tabs = categories.map((id) => ({ id: `videos-${id}`, label: words.tabs[id], panel: panel(id) }));
  const withResults = results.length > 0 ? [...tabs, { id: 'videos-results', label: words.results, panel: cards(results) }] : tabs;
  const status = search?.found.status;
  return (
    <div ref={root} data-videos="" data-hydrate={`/api/videos?category=featured&locale=${view.locale}`}>
      {playing && (
        <Suspense>
          <Player key={playing.id} video={playing} words={words} onClose={close} />
        </Suspense>
      )}
      <SearchBox words={words} locale={view.locale} onSearch={searchFor} isInHero={hasTabs} />
      <div role="status">{results.length > 0 && <p className="mb-4 text-muted">{words.found.replace('{count}', String(results.length))}</p>}</div>
      {status === 'loading' && (
        <div className="mb-8">
          <VideoPlaceholders label={words.loading} />
        </div>
      )}
      {search && status && status !== 'loading' && results.length === 0 && (
        <Suspense>
          <SearchOutcome status={status === 'found' ? 'none' : status} text={search.text} words={words} onReset={restart} />
        </Suspense>
      )}
      {hasTabs && <Tabs name="videos" tabs={withResults} />}
      {!hasTabs && (results.length > 0 ? cards(results) : panel('featured'))}
      {!hasTabs && results.length > 0 && (
        <Button intent="outline" className="mt-6" onClick={restart}>
          {words.default}
        </Button>
      )}
    </div>
  );
}
