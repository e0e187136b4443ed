/** What a text says before its colon, such as "Receipt" in "Receipt: ask for one each time". */
export function openingTerm(text: string): string | undefined {
  return /^[^:.?!]{2,80}(?=: )/.exec(text)?.[0];
}

/** Whether a list is one of terms with their explanations: half of its texts begin with one. */
export function isListOfTerms(texts: readonly string[]): boolean {
  return texts.filter(openingTerm).length * 2 >= texts.length;
}
