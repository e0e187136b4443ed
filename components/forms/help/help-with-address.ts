import type { FormContext, FormWords } from '../form-view.ts';
import { fillControl } from '../form-controls.ts';
import { makeCombobox, onTyping } from './combobox.ts';
import { fillAll, findControl, lookUp, placeOf } from './field-finder.ts';
import { showNote } from './field-note.ts';

type Suggestion = { address: string; city: string; state: string; zip: string };

const minTextLength = 6;
const maxShown = 3;
const pauseMs = 250;

const addressLine = ({ address, city, state, zip }: Suggestion): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export function helpWithAddress(context: FormContext, words: FormWords, name: string): void {
  const control = findControl(context, name);
  if (!(control instanceof HTMLInputElement)) return;
  const { signal } = context;
  const combobox = makeCombobox(control, words.suggestions, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const choose = (suggestion: Suggestion) => {
    const { city, state, zip } = placeOf(context, name);
    if (!city && !state && !zip) return fillControl(control, addressLine(suggestion));
    fillAll([
      [control, suggestion.address],
      [city, suggestion.city],
      [state, suggestion.state],
      [zip, suggestion.zip],
    ]);
    zip?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const suggest = async (text: string) => {
    const { signal: current } = request;
    showNote(control, { text: words.validating });
    const body = await lookUp<{ suggestions?: readonly Suggestion[] }>('/api/address', AbortSignal.any([current, signal]), { q: text });
    if (current.aborted) return;
    showNote(control, undefined);
    if (document.activeElement !== control) return;
    combobox.show(
      (body?.suggestions ?? []).slice(0, maxShown).map((suggestion) => ({ label: addressLine(suggestion), choose: () => choose(suggestion) })),
    );
  };

  onTyping(
    control,
    (text) => {
      clearTimeout(timer);
      request.abort();
      request = new AbortController();
      showNote(control, undefined);
      combobox.show([]);
      if (text.length >= minTextLength) timer = setTimeout(suggest, pauseMs, text);
    },
    signal,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
