export const prospectCount = 6;

/** So many are shown on a phone (`first-prospects`), until the visitor asks for the others. */
export const shownOnPhone = 2;
