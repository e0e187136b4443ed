import { SearchBox } from '#components/videos/search-box.tsx';
import { VideoGrid } from '#components/videos/video-grid.tsx';
import { videoWords } from '#components/videos/video-view.ts';
import { State } from '#components/ui/state.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import type { AnswerState } from './answer-state.ts';

type Props = { locale: Locale; state: Extract<AnswerState, { tool: 'videos' }> };

export function VideosAnswer({ locale, state: { text, found } }: Props) {
  const words = videoWords(locale);
  const { status } = found;
  const problem = status === 'empty' || status === 'long' ? words[status] : undefined;
  const videos = found.status === 'found' ? found.videos : [];
  const message = words[status === 'failed' || status === 'limited' ? status : 'none'];
  return (
    <>
      <SearchBox words={words} locale={locale} given={text} problem={problem} />
      {videos.length > 0 && <p className="mb-4 text-muted">{words.found.replace('{count}', String(videos.length))}</p>}
      {videos.length > 0 && <VideoGrid videos={videos} words={words} />}
      {videos.length === 0 && !problem && (
        <State tone={message === words.none ? 'empty' : 'error'} title={message.title} text={message.text.replace('{text}', () => text)} />
      )}
    </>
  );
}
