/** Characters of one message. */
export const longestMessage = 1000;

/** Limits the work per message to under 5 ms. */
export const budget = {
  /** Words compared with the keywords. */
  words: 120,
  /** Places of one word at which a phrase is looked for. */
  repeats: 4,
  /** Distinct unknown words checked for typos. */
  typos: 12,
  /** Distinct terms searched in the pages. */
  terms: 24,
  /** Distinct unknown terms compared with the pages' terms. */
  unknownTerms: 8,
  /** Terms of the pages per unknown term. */
  matchesPerTerm: 6,
} as const;
