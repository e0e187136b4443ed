/** Every name under which the site keeps something in a visitor's browser, beside the language's cookie. The privacy notice tells them all. */
export const chatKey = 'chat';
export const guideKey = 'guide:seen';
export const spokenLanguageKey = 'preferredLanguage';
/** Answers that were not sent yet, by the form's id. */
export const draftKey = (form: string): string => `answers:${form}`;
/** Vehicle identification numbers that were not sent yet, by the form's id: kept for this visit alone. */
export const vinKey = (form: string): string => `vin:${form}`;
/** Earlier answers that a form offers again, such as a certificate's holder. */
export const recentKey = (form: string): string => `recent:${form}`;
/** Whether earlier answers were offered to a form in this visit, and used or refused. */
export const offeredKey = (form: string): string => `offered:${form}`;
/** The request on its way or just sent, so that a second tap, or Back and Send, is the same one. */
export const attemptKey = (form: string): string => `attempt:${form}`;
