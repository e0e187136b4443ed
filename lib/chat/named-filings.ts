const filings = { sr22: /\bsr22a?s?\b/, fr44: /\bfr44s?\b/, dl123: /\bdl ?123\b/ } as const;
const dui =
  /\b(?:dui|dwi|duis|dwis|drunk driving|drinking and driving|drove drunk|manej\w+ (?:tomado|borracho|ebrio)|manejando (?:tomado|borracho|ebrio)|dirig\w+ (?:bebado|alcoolizado))\b/;

/** `text`: the folded words of a message, one blank between words. */
export const namesFiling = (text: string, filing: keyof typeof filings): boolean => filings[filing].test(text);

export const namesSr22OrFr44 = (text: string): boolean => namesFiling(text, 'sr22') || namesFiling(text, 'fr44');

export const namesDui = (text: string): boolean => dui.test(text);
