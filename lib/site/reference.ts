/** No vowels, so no words; no look-alikes: 0 O Q D, 1 I L, 2 Z, S, 8 B, U V; no W, whose name is long. */
export const referenceAlphabet = '345679CFGHJKMNPRTX';

/** The two halves of a reference, as it is read out on the phone. */
export function referenceGroups(reference: string): readonly [string, string] {
  const half = Math.ceil(reference.length / 2);
  return [reference.slice(0, half), reference.slice(half)];
}

/** A reference on a page for visitors, in two groups on one line. Mails, papers and the desk have it in one piece, so that a search finds it. */
export const displayReference = (reference: string): string => referenceGroups(reference).join('\u00a0');
