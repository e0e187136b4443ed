import { Icon } from '#components/ui/icon.tsx';
import { gridStyles } from './grid-styles.ts';
import type { VideoSummary, VideoWords } from './video-view.ts';

/** The picture of a video, or the scene of the page that a sample leads to. */
function Poster({ id, pageId }: { id: string; pageId?: string | undefined }) {
  return (
    <span className="video-poster max-sm:m-3 max-sm:mr-0 max-sm:aspect-square max-sm:w-16 shrink-0 max-sm:self-start max-sm:rounded-control">
      <img src={pageId ? `/scenes/${pageId}.svg` : `/api/videos/poster/${id}`} alt="" width="480" height="270" loading="lazy" decoding="async" />
      {!pageId && <span className="video-play" />}
    </span>
  );
}

const hasCard = ({ sample, pageId }: VideoSummary): boolean => !sample || pageId !== 'contact';

type PromptProps = { video: VideoSummary; words: VideoWords; hasAnswer: boolean };

/** A subject without a video and without a page of its own. */
function Prompt({ video: { title, summary, href }, words, hasAnswer }: PromptProps) {
  return (
    <li className="max-w-text leading-snug">
      <p>
        {title}{' '}
        <a href={href} className="ml-1 whitespace-nowrap py-2.5 font-semibold text-primary underline">
          {words.ask}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
      {hasAnswer && <p className="text-muted text-sm">{summary}</p>}
    </li>
  );
}

/** Each card links to YouTube; with JavaScript the video plays in the page. A sample links to its page. */
function Cards({ videos, words }: { videos: readonly VideoSummary[]; words: VideoWords }) {
  return (
    <ul className={gridStyles}>
      {videos.map(({ id, title, summary, channel, date, views, href, sample, pageId, minutes, isTool }) => (
        <li
          key={id}
          data-slot="card"
          className="card-action relative flex min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-soft sm:flex-col"
        >
          <Poster id={id} pageId={pageId} />
          <span className="block min-w-0 grow p-3 sm:flex sm:flex-col sm:gap-1.5 sm:p-4">
            {isTool && (
              <span className="mb-1.5 inline-block w-fit rounded-full bg-primary-soft px-3 py-1 font-semibold text-primary text-sm leading-tight">
                {words.tool}
              </span>
            )}
            <a
              href={href}
              {...(!sample && { target: '_blank', rel: 'noopener', 'data-video': id })}
              className="card-link block font-bold font-display text-ink leading-snug"
            >
              {title}
              {!sample && <span className="sr-only [@media(scripting:enabled)]:hidden"> ({words.newTab})</span>}
            </a>
            {summary && <span className="mt-1.5 block text-muted text-sm leading-normal sm:mt-0">{summary}</span>}
            <span className="mt-auto block text-muted text-sm leading-snug max-sm:mt-2">
              {sample ? (
                <>
                  <span className="font-semibold text-base text-primary">
                    {isTool ? words.answer : words.read}
                    <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
                  </span>
                  {minutes && <span className="ml-3">{words.minutes.replace('{count}', String(minutes))}</span>}
                  {date && <span className="block">{words.updated.replace('{date}', date)}</span>}
                </>
              ) : (
                <>
                  {channel}
                  <br />
                  {[views, date].filter(Boolean).join(' · ')}
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Videos or guides as cards, and below them a line for each subject that has no card. Without any card each line also shows the answer. */
export function VideoGrid({ videos, words }: { videos: readonly VideoSummary[]; words: VideoWords }) {
  const withCard = videos.filter(hasCard);
  const prompts = videos.filter((video) => !hasCard(video));
  return (
    <>
      {withCard.length > 0 && <Cards videos={withCard} words={words} />}
      {prompts.length > 0 && (
        <ul className="mt-5 flex flex-col gap-4">
          {prompts.map((video) => (
            <Prompt key={video.id} video={video} words={words} hasAnswer={withCard.length === 0} />
          ))}
        </ul>
      )}
    </>
  );
}
