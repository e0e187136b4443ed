import { type Send, sendOverLine } from '#components/ui/send.ts';
import { askAddress } from './ask-address.ts';
import { askLicense } from './ask-license.ts';
import { askUsdot } from './ask-usdot.ts';
import { askVin } from './ask-vin.ts';
import { loadWords } from './load-words.ts';
import type { ToolAnswer, ToolView, ToolWords } from './tool-view.ts';

function answerOf(send: Send, view: ToolView, words: ToolWords, typed: string, state: string): ToolAnswer | Promise<ToolAnswer> {
  if (view.id === 'usdot') return askUsdot(send, words, view.regional, typed);
  if (view.id === 'vin') return askVin(send, words, typed);
  return view.id === 'address' ? askAddress(send, words, typed) : askLicense(words, view.states, state, typed);
}

/** Asks what a tool knows about what was typed, and brings the words to show it with. Loaded when a tool is first touched. */
export async function askTool(
  view: ToolView,
  typed: string,
  state: string,
  send: Send = sendOverLine,
): Promise<{ answer: ToolAnswer; words: ToolWords }> {
  const words = await loadWords(view.locale);
  return { answer: await answerOf(send, view, words, typed, state), words };
}
