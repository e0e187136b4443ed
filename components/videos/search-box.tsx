import type { SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError, Label } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import type { VideoWords } from './video-view.ts';

const maxTextLength = 100;

type Props = {
  words: VideoWords;
  locale: Locale;
  given?: string;
  problem?: string | undefined;
  onSearch?: (text: string) => void;
  /** On a wide screen it is in the hero above its section. */
  isInHero?: boolean;
};

/** Its distance above the content of its section is the section's padding plus the space below it in the hero. */
const heroStyles = 'lg:absolute lg:bottom-[calc(100%+8rem)] lg:bg-night lg:z-1 lg:mb-0 lg:w-[calc(50%-3rem)] lg:[--color-focus:var(--color-sun)]';

export function SearchBox({ words, locale, given, problem, onSearch, isInHero = false }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') onSearch?.(text);
  };
  return (
    <form
      role="search"
      method="post"
      action="/api/answers/videos"
      data-search="videos"
      onSubmit={onSearch && submit}
      className={`mb-6 flex max-w-text flex-col gap-1.5 ${isInHero ? heroStyles : ''}`}
    >
      <input type="hidden" name="locale" value={locale} />
      <Label htmlFor="videos-q" className={isInHero ? 'lg:text-on-night' : ''}>
        {words.search}
      </Label>
      <span className="flex flex-wrap gap-3">
        <Input
          id="videos-q"
          name="q"
          type="search"
          maxLength={maxTextLength}
          defaultValue={given}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'videos-q-problem'}
          enterKeyHint="search"
          placeholder={words.placeholder}
          className="w-auto min-w-0 grow basis-48"
        />
        <Button type="submit" intent="secondary" className={isInHero ? 'lg:border-on-night-muted' : ''}>
          {words.submit}
        </Button>
      </span>
      {problem && <FieldError id="videos-q-problem">{problem}</FieldError>}
    </form>
  );
}
