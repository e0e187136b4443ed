/** Characters of one message; a browser says so beside the field before it is sent. */
export const longestMessage = 1000;

/** What one message may cost, whatever its words are: under 5 ms at the worst. */
export const budget = {
  /** Words that are compared with the keywords of the topics. */
  words: 120,
  /** Different unknown words that are compared with the keywords of about their length. */
  slips: 12,
  /** Different terms that are searched for in the pages. */
  terms: 24,
  /** Different unknown terms that are compared with the terms of the pages. */
  unknownTerms: 8,
  /** Terms of the pages that stand for one unknown term. */
  meanings: 6,
} as const;
