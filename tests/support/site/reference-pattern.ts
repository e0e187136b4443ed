import { referenceAlphabet } from '#lib/site/reference.ts';

export const referencePattern = new RegExp(`\\b[${referenceAlphabet}]{8}\\b`);
