import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { VideoWords } from './video-view.ts';

export type Playing = { id: string; title: string; href: string };

/** The player of youtube-nocookie.com; nothing is requested before a video is chosen. */
export function Player({ video, words: videos, onClose }: { video: Playing; words: VideoWords; onClose: () => void }) {
  const region = useRef<HTMLElement>(null);
  const { id, title, href } = video;
  useEffect(() => {
    region.current?.scrollIntoView({ block: 'nearest' });
    region.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={videos.player}
      className="mb-8 scroll-mt-24 overflow-hidden rounded-panel bg-night text-on-night shadow-lift"
    >
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="block aspect-video max-h-[60vh] w-full border-0"
      />
      <div className="flex flex-col gap-4 p-5 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="font-bold text-xl leading-snug">{title}</h3>
          <p className="max-w-text text-on-night-muted text-sm">{videos.notice}</p>
          <a href={href} target="_blank" rel="noopener" className="w-fit font-semibold underline underline-offset-4">
            {videos.youtube} ({videos.newTab})
          </a>
        </div>
        <Button intent="onNight" className="shrink-0" onClick={onClose}>
          <Icon name="close" className="size-5" />
          {videos.close}
        </Button>
      </div>
    </section>
  );
}
