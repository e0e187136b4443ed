/** Retention as promised in the privacy notice: leads (days), proof of consent (years), drafts (days). */
export const leadDays = 365;
export const consentYears = 5;
export const draftDays = 7;
/** Effective date of the legal notices (YYYY-MM-DD). */
export const noticesFrom = '2026-11-27';

/** How long a link to the second step works, and one that confirms a newsletter. */
export const continuationDays = 30;
export const confirmDays = 30;
