import { type Send, sendOverNetwork } from '#components/ui/send.ts';
import { lookUpAddress } from './look-up-address.ts';
import { checkLicense } from './check-license.ts';
import { lookUpUsdot } from './look-up-usdot.ts';
import { lookUpVin } from './look-up-vin.ts';
import { loadWords } from './load-words.ts';
import type { ToolAnswer, ToolView, ToolWords } from './tool-view.ts';

function answerOf(send: Send, view: ToolView, words: ToolWords, typed: string, state: string): ToolAnswer | Promise<ToolAnswer> {
  if (view.id === 'usdot') return lookUpUsdot(send, words, view.regional, typed);
  if (view.id === 'vin') return lookUpVin(send, words, typed);
  return view.id === 'address' ? lookUpAddress(send, words, typed) : checkLicense(words, view.states, state, typed);
}

export async function runTool(
  view: ToolView,
  typed: string,
  state: string,
  send: Send = sendOverNetwork,
): Promise<{ answer: ToolAnswer; words: ToolWords }> {
  const words = await loadWords(view.locale);
  return { answer: await answerOf(send, view, words, typed, state), words };
}
