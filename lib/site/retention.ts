/** How long things are kept, as the privacy notice promises: what visitors send, proof of consent, drafts on their device. */
export const requestDays = 365;
export const consentYears = 5;
export const draftDays = 7;
/** The day from which the notices of privacy, terms and accessibility hold (YYYY-MM-DD). */
export const noticesFrom = '2026-11-23';
