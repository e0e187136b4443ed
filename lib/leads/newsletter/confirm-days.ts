import 'server-only';

export const confirmDays = 30;
