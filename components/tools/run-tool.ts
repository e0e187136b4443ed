import { type Send, sendOverNetwork } from '#components/ui/send.ts';
import { licenseHint } from '#lib/forms/hints/license-hint.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { toolWords } from '#lib/i18n/words/tools.ts';
import { lookUpAddress } from './look-up-address.ts';
import { lookUpUsdot } from './look-up-usdot.ts';
import { lookUpVin } from './look-up-vin.ts';
import type { LicenseState, ToolAnswer, ToolView, ToolWords } from './tool-view.ts';

const wordsByLocale: Readonly<Record<Locale, () => Promise<{ default: ToolWords }>>> = toolWords;

/** Checks a license number against its state's format, in the browser: the number is not sent. */
function checkLicense(words: ToolWords, states: readonly LicenseState[], state: string, typed: string): ToolAnswer {
  const chosen = states.find(({ value }) => value === state);
  if (!chosen || typed.trim() === '') return { tone: 'warning', text: words.license.invalid, invalid: true };
  const fill = (text: string) => text.replace('{state}', chosen.label).replace('{shape}', chosen.shape);
  return licenseHint(state, typed) ? { tone: 'warning', text: fill(words.license.differs) } : { tone: 'success', text: fill(words.license.fits) };
}

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
  const { default: words } = await wordsByLocale[view.locale]();
  return { answer: await answerOf(send, view, words, typed, state), words };
}
