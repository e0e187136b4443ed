import 'server-only';

/** How long the link of a mail confirms. */
export const confirmDays = 30;
