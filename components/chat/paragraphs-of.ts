/** A longer paragraph is hard to read on a phone. */
const maxCharacters = 160;

/** Between two sentences: after a whole word or a figure, so not in "a. m." or "EE. UU.", and before a capital. */
const sentenceEnd = /(?<=(?:\p{L}{3}|\d|[)”"])[.!?]) (?=[¿¡“"(]?\p{Lu})/u;

/** The lines of a reply. A long one is split into its sentences: the first alone, then as many together as stay short. */
function paragraphsOf(text: string): string[] {
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

/** Shown at once: a short first sentence and two more paragraphs, or two paragraphs. */
const maxLeadParagraphs = 2;
/** A single paragraph more is not worth a fold. */
const minFolded = 2;

/** Whether a first sentence is short enough to stand out. */
export const isHeadline = (sentence: string): boolean => sentence.length < 40;

const emergencyNumber = /\b(?:911|988)\b/;

/**
 * A reply of one answer and its next step, after a blank line: the start of the answer, the rest to fold, and the step. Other replies are shown whole, and
 * so are those whose rest has an emergency number.
 */
export function foldedReply(text: string): Readonly<Record<'lead' | 'rest' | 'end', readonly string[]>> {
  const [answer = [], step = [], ...more] = text.split('\n\n').map(paragraphsOf);
  const [first = ''] = answer;
  const shown = isHeadline(first) ? maxLeadParagraphs + 1 : maxLeadParagraphs;
  const rest = answer.slice(shown);
  if (more.length > 0 || step.length === 0 || rest.length < minFolded || emergencyNumber.test(rest.join(' ')))
    return { lead: paragraphsOf(text), rest: [], end: [] };
  return { lead: answer.slice(0, shown), rest, end: step };
}
