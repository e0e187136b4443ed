import type { ToolAnswer, ToolWords } from './tool-view.ts';

export type Asked<T> = { status: 'answered'; body: T } | { status: 'refused' } | { status: 'failed'; answer: ToolAnswer };

/** Asks a look-up of this site. What it refuses as badly written is `refused`; a busy or silent server is an answer of its own. */
export async function ask<T>(address: string, { shared }: ToolWords): Promise<Asked<T>> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return { status: 'answered', body: await answer.json() };
  if (answer?.status === 400) return { status: 'refused' };
  return { status: 'failed', answer: { tone: 'danger', text: answer?.status === 429 ? shared.limited : shared.failed } };
}
