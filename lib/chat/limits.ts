/** Characters of one message. */
export const maxMessageLength = 1000;

/** Limits the work per message to under 5 ms. */
export const budget = {
  /** Number of words of a message that are read. */
  words: 120,
  /** Number of questions that are read apart, and number of words of each. */
  questions: 3,
  questionWords: 30,
  /** Distinct unknown words checked for typos. */
  typos: 10,
  /** Distinct terms searched in the pages. */
  terms: 24,
  /** Distinct unknown terms compared with the pages' terms. */
  unknownTerms: 8,
  /** Terms of the pages per unknown term. */
  matchesPerTerm: 6,
} as const;
