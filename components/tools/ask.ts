import { jsonPost } from '#components/ui/json-post.ts';
import type { Send } from '#components/ui/send.ts';
import type { ToolAnswer, ToolWords } from './tool-view.ts';

export type Asked<T> = { status: 'answered'; body: T } | { status: 'refused' } | { status: 'failed'; answer: ToolAnswer };

/**
 * Asks a look-up of this site; a `question` is posted, so that it stands in no address. What it refuses as badly written is `refused`; a busy
 * or silent server is an answer of its own.
 */
export async function ask<T>(send: Send, address: string, { shared }: ToolWords, question?: Readonly<Record<string, string>>): Promise<Asked<T>> {
  const answer = await send(address, question && jsonPost(question)).catch(() => undefined);
  if (answer?.ok) return { status: 'answered', body: await answer.json() };
  if (answer?.status === 400) return { status: 'refused' };
  return { status: 'failed', answer: { tone: 'danger', text: answer?.status === 429 ? shared.limited : shared.failed } };
}
