import type { SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import type { VideoWords } from './video-view.ts';

const longestText = 100;

/** A line to search with; a blank one does nothing. It needs script, and is not shown without. */
export function SearchBox({ words, onSearch }: { words: VideoWords; onSearch: (text: string) => void }) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') onSearch(text);
  };
  return (
    <form role="search" data-search="videos" onSubmit={submit} className="mb-6 flex max-w-text flex-col gap-1.5 [@media(scripting:none)]:hidden">
      <Label htmlFor="videos-q">{words.search}</Label>
      <span className="flex flex-wrap gap-3">
        <Input
          id="videos-q"
          name="q"
          type="search"
          maxLength={longestText}
          enterKeyHint="search"
          placeholder={words.placeholder}
          className="w-auto min-w-0 grow basis-48"
        />
        <Button type="submit" intent="secondary">
          {words.submit}
        </Button>
      </span>
    </form>
  );
}
