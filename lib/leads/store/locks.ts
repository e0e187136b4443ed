import 'server-only';

/** Numbers of the locks that transactions hold in PostgreSQL: each purpose has a number of its own. */
export const locks = {
  migration: 7_405_301,
  consentChain: 7_405_302,
  newsletter: 7_405_303,
  uploadQuota: 7_405_304,
  eventChain: 7_405_305,
  staff: 7_405_306,
} as const;
