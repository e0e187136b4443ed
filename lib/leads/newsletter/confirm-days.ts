import 'server-only';

/** How long a confirmation link is valid. */
export const confirmDays = 30;
