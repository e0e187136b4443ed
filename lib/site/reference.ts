/** The two halves of a reference, as it is read out on the phone. */
export function referenceGroups(reference: string): readonly [string, string] {
  const half = Math.ceil(reference.length / 2);
  return [reference.slice(0, half), reference.slice(half)];
}

/** A reference on a page for visitors, in two groups on one line. Mails, papers and the desk have it in one piece, so that a search finds it. */
export const displayReference = (reference: string): string => referenceGroups(reference).join('\u00a0');
