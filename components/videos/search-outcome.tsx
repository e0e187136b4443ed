import { Button } from '#components/ui/button.tsx';
import { State } from '#components/ui/state.tsx';
import type { VideoWords } from './video-view.ts';

type Props = { status: 'none' | 'failed' | 'limited'; text: string; words: VideoWords; onReset: () => void };

export function SearchOutcome({ status, text, words: videos, onReset }: Props) {
  const { title, text: message } = videos[status];
  return (
    <State tone={status === 'none' ? 'empty' : 'error'} title={title} text={message.replace('{text}', () => text)}>
      <Button intent="outline" onClick={onReset}>
        {videos.default}
      </Button>
    </State>
  );
}
