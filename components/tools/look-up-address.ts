import type { Send } from '#components/ui/send.ts';
import { requestLookup } from './request-lookup.ts';
import type { ToolAnswer, ToolWords } from './tool-view.ts';

type Suggestion = { address: string; city: string; state: string; zip: string };
type Answer = { source: string; suggestions: readonly Suggestion[] };

const minTextLength = 5;

/** Up to three addresses. When the provider is off or down, the built-in list answers and the text says so. */
export async function lookUpAddress(send: Send, words: ToolWords, typed: string): Promise<ToolAnswer> {
  const text = typed.trim();
  if (text.length < minTextLength) return { tone: 'warning', text: words.address.invalid, invalid: true };
  const outcome = await requestLookup<Answer>(send, '/api/address', words, { q: text });
  if (outcome.status === 'failed') return outcome.answer;
  if (outcome.status === 'refused') return { tone: 'warning', text: words.address.invalid, invalid: true };
  const { source, suggestions } = outcome.body;
  const isPartly = source === 'off' || source === 'down';
  if (suggestions.length === 0) return { tone: 'warning', text: isPartly ? words.address.off : words.address.notFound, link: true };
  return {
    tone: isPartly ? 'info' : 'success',
    text: isPartly ? words.address.partly : words.address.found,
    findings: suggestions.map(({ address, city, state, zip }) => ({
      title: [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
      lines: [],
      values: { address, city, state, zipCode: zip },
    })),
  };
}
