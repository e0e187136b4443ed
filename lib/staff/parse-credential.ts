import 'server-only';

/** Parses the credential of a passkey dialog; undefined when it is invalid. Its content is verified afterwards. */
export function parseCredential<T extends { id: string; type: string }>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isCredential = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value;
    return isCredential ? (value as unknown as T) : undefined;
  } catch {
    return undefined;
  }
}
