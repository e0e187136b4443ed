import { type Send, sendOverNetwork } from '#components/ui/send.ts';
import { licenseHint } from '#lib/forms/hints/number-hints.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { toolWords } from '#lib/i18n/words/tools.ts';
import { lookUpUsdot } from './look-up-usdot.ts';
import { lookUpVin } from './look-up-vin.ts';
import type { LicenseState, ToolAnswer, ToolView, ToolWords } from './tool-view.ts';
import { requestLookup } from './request-lookup.ts';

type Suggestion = { address: string; city: string; state: string; zip: string };
type Answer = { source: string; suggestions: readonly Suggestion[] };

const minTextLength = 5;

/** Up to three addresses. When the provider is off or down, the built-in list answers and the text says so. */
async function lookUpAddress(send: Send, words: ToolWords, input: string): Promise<ToolAnswer> {
  const text = input.trim();
  if (text.length < minTextLength) return { tone: 'warning', text: words.address.invalid, invalid: true };
  const outcome = await requestLookup<Answer>(send, '/api/address', words, { q: text });
  if (outcome.status === 'failed') return outcome.answer;
  if (outcome.status === 'refused') return { tone: 'warning', text: words.address.invalid, invalid: true };
  const { source, suggestions } = outcome.body;
  const isBuiltInOnly = source === 'off' || source === 'down';
  if (suggestions.length === 0) return { tone: 'warning', text: isBuiltInOnly ? words.address.off : words.address.notFound, link: true };
  return {
    tone: isBuiltInOnly ? 'info' : 'success',
    text: isBuiltInOnly ? words.address.partly : words.address.found,
    findings: suggestions.map(({ address, city, state, zip }) => ({
      title: [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
      lines: [],
      values: { address, city, state, zipCode: zip },
    })),
  };
}

const wordsByLocale: Readonly<Record<Locale, () => Promise<{ default: ToolWords }>>> = toolWords;

/** Checks a license number against its state's format. With JavaScript the browser does it, and the number is not sent. */
function checkLicense(words: ToolWords, states: readonly LicenseState[], state: string, input: string): ToolAnswer {
  const chosen = states.find(({ value }) => value === state);
  if (!chosen || input.trim() === '') return { tone: 'warning', text: words.license.invalid, invalid: true };
  const fill = (text: string) => text.replace('{state}', chosen.label).replace('{shape}', chosen.shape);
  return licenseHint(state, input) ? { tone: 'warning', text: fill(words.license.differs) } : { tone: 'success', text: fill(words.license.fits) };
}

function answerOf(send: Send, view: ToolView, words: ToolWords, input: string, state: string): ToolAnswer | Promise<ToolAnswer> {
  if (view.id === 'usdot') return lookUpUsdot(send, words, view.regional, input);
  if (view.id === 'vin') return lookUpVin(send, words, input);
  return view.id === 'address' ? lookUpAddress(send, words, input) : checkLicense(words, view.states, state, input);
}

export async function runTool(
  view: ToolView,
  input: string,
  state: string,
  send: Send = sendOverNetwork,
): Promise<{ answer: ToolAnswer; words: ToolWords }> {
  const { default: words } = await wordsByLocale[view.locale]();
  return { answer: await answerOf(send, view, words, input, state), words };
}
