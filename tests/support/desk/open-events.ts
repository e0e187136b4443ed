import type { DeskClient } from './desk-client.ts';

/** A stream of events that is read until `stop`; `texts` are its parts so far. */
export type EventStream = { status: number; texts: string[]; isOpen: () => boolean; stop: () => void };

export async function openEvents(
  origin: string,
  client: DeskClient,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(origin + path, { headers: { ...headers, cookie: client.cookie() }, signal: abort.signal, redirect: 'manual' });
  const texts: string[] = [];
  let isOpen = true;
  const read = async (): Promise<void> => {
    try {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) texts.push(part);
    } catch {}
    isOpen = false;
  };
  void read();
  return { status: response.status, texts, isOpen: () => isOpen, stop: () => abort.abort() };
}
