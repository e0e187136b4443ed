import 'server-only';

/** The page that a stored consent names; empty when it names none. */
export function pageOfConsent(consent: string): string {
  const { page }: { page?: unknown } = JSON.parse(consent);
  return typeof page === 'string' ? page : '';
}
