/** The server's signed time of the first interaction, for the spam check; empty when it cannot be fetched. */
export async function fetchStamp(): Promise<string> {
  const body: { stamp?: string } = await fetch('/api/stamp')
    .then((response) => response.json())
    .catch(() => ({}));
  return body.stamp ?? '';
}
