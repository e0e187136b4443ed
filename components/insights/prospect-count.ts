export const prospectCount = 6;

/** So many are shown on a phone (`first-prospects`), until the visitor asks for the others. */
export const shownOnPhone = 2;

/** From this share of a case on, a company's fit is strong (`high`) or fair (`medium`). */
export const minPercent = { high: 80, medium: 60 } as const;
