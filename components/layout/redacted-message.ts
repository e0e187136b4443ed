/** An error's message with addresses and long numbers removed, since they may be a visitor's. */
export function redactedMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\d(?:[\s().-]*\d){4,}/g, '…')
    .slice(0, 200);
}
