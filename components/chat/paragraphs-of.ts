/** A longer paragraph is hard to read on a phone. */
const maxCharacters = 160;

/** Between two sentences: after a whole word or a figure, so not in "a. m." or "EE. UU.", and before a capital. */
const sentenceEnd = /(?<=(?:\p{L}{3}|\d|[)”"])[.!?]) (?=[¿¡“"(]?\p{Lu})/u;

/** The lines of a reply. A long one is split into its sentences: the first alone, then as many together as stay short. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (line.length <= maxCharacters) return [line];
      const [first = '', ...others] = line.split(sentenceEnd);
      return others.reduce<string[]>(
        (paragraphs, sentence, at) => {
          const last = paragraphs.at(-1) ?? '';
          const joined = `${last} ${sentence}`;
          return at > 0 && joined.length <= maxCharacters ? [...paragraphs.slice(0, -1), joined] : [...paragraphs, sentence];
        },
        [first],
      );
    });
}
