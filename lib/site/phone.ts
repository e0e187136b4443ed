type Line = { e164: string; extension?: string };

/** A North American number as people read it: `+13055550142` is `(305) 555-0142`. */
export function displayPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (!match) throw new Error(`Not a number of the North American plan: ${e164}`);
  return `(${match[1]}) ${match[2]}-${match[3]}`;
}

/** The address a tap calls. The comma makes the phone wait, then dial the extension by itself. */
export function callLink({ e164, extension }: Line): string {
  return extension ? `tel:${e164},${extension}` : `tel:${e164}`;
}

export function textLink({ e164 }: Line): string {
  return `sms:${e164}`;
}

/** A fax number as a link that a phone dials or saves. */
export function faxLink({ e164 }: Line): string {
  return `tel:${e164}`;
}
