export const caseCount = 6;

/** So many are shown on a phone (`first-cases`), until the visitor asks for the others. */
export const shownOnPhone = 2;
