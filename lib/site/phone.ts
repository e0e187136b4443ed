type PhoneNumber = { e164: string; extension?: string };

/** Formats a North American number: `+13055550142` is `(305) 555-0142`. */
export function displayPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (!match) throw new Error(`Not a number of the North American plan: ${e164}`);
  return `(${match[1]}) ${match[2]}-${match[3]}`;
}

/** A `tel:` link. The comma makes the phone wait, then dial the extension. */
export function callLink({ e164, extension }: PhoneNumber): string {
  return extension ? `tel:${e164},${extension}` : `tel:${e164}`;
}

export function textLink({ e164 }: PhoneNumber): string {
  return `sms:${e164}`;
}

export function faxLink({ e164 }: PhoneNumber): string {
  return `tel:${e164}`;
}
