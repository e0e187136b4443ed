/** Attributes by which React recognizes, when it hydrates, that a style sheet of Next is in the page already. */
export const styleLink = { rel: 'stylesheet', 'data-precedence': 'next' };
