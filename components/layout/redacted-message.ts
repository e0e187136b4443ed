/** What an error says of itself, without anything that could be a visitor's: addresses and long numbers are taken out. */
export function redactedMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\d(?:[\s().-]*\d){4,}/g, '…')
    .slice(0, 200);
}
