/** Honeypot: invisible, so only programs fill it. */
export const honeypotField = 'website';
