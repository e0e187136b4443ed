import { isOneTypo } from '#lib/text/is-one-typo.ts';
import { typoIndex, typosOf } from '#lib/text/typo-index.ts';

const letters = ['a', 'b', 'c'];
const withOneMoreLetter = (words: readonly string[]) => words.flatMap((word) => letters.map((letter) => word + letter));
const threeLetters = withOneMoreLetter(withOneMoreLetter(letters));
const words = [
  ...letters,
  ...withOneMoreLetter(letters),
  ...threeLetters,
  ...withOneMoreLetter(threeLetters),
  'policy',
  'police',
  'polcy',
  'oplicy',
  'insurance',
];

it('finds the same words as a comparison with all', () => {
  const index = typoIndex(words);
  for (const typed of [...words, 'polisy', 'poliyc', 'polic', 'policyy', '', 'insurancee', 'insuranceee'])
    expect([typed, typosOf(index, typed).sort()]).toEqual([typed, words.filter((word) => word !== typed && isOneTypo(typed, word)).sort()]);
});
