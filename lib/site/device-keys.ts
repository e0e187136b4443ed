/** All storage keys in a visitor's browser, besides the language cookie. The privacy notice lists them. */

/** A cookie with an opened continuation token. */
export const continuationCookie = 'continuation';
/** Set once the fonts are in the browser's cache. */
export const fontsKey = 'fonts';
export const chatKey = 'chat';
export const guideKey = 'guide:seen';
export const spokenLanguageKey = 'preferredLanguage';
/** Draft of a form. The stored key keeps an old name. */
export const draftKey = (form: string): string => `answers:${form}`;
/** VINs of a draft, kept for this visit only. */
export const vinKey = (form: string): string => `vin:${form}`;
export const recentKey = (form: string): string => `recent:${form}`;
/** Whether earlier values were offered to a form in this visit. */
export const offeredKey = (form: string): string => `offered:${form}`;
/** The lead being sent or just sent, so that a second tap, or Back and Send, does not create another. */
export const submissionKey = (form: string): string => `attempt:${form}`;
