import { jsonPost, type Send } from '#components/ui/send.ts';
import type { ToolAnswer, ToolWords } from './tool-view.ts';

export type LookupOutcome<T> = { status: 'received'; body: T } | { status: 'refused' } | { status: 'failed'; answer: ToolAnswer };

/** Calls a lookup; `values` are posted, so that no URL contains them. `refused`: the input is malformed. `failed`: limited, an error of the server, or no response. */
export async function requestLookup<T>(
  send: Send,
  address: string,
  { shared }: ToolWords,
  values?: Readonly<Record<string, string>>,
): Promise<LookupOutcome<T>> {
  const response = await send(address, values && jsonPost(values)).catch(() => undefined);
  if (response?.ok) return { status: 'received', body: await response.json() };
  if (response?.status === 400) return { status: 'refused' };
  return { status: 'failed', answer: { tone: 'danger', text: response?.status === 429 ? shared.limited : shared.failed } };
}
