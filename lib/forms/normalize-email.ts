/** One spelling of an e-mail address, to compare it: trimmed, in lower case, accents as one character. */
export const normalizeEmail = (input: string): string => input.normalize('NFC').trim().toLowerCase();
