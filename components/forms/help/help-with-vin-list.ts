import { vins } from '#lib/forms/kinds/vins.ts';
import type { FormWords } from '../form-view.ts';
import { fillControl } from '../form-controls.ts';
import type { FormContext } from '../form-context.ts';
import { findControl } from './field-finder.ts';
import { type Note, showNote } from './field-note.ts';
import { lookUpVin, carName } from './vin-details.ts';

const maxRead = 10;

export function helpWithVinList(context: FormContext, words: FormWords, name: string): void {
  const control = findControl(context, name);
  if (!control) return;

  const noteOn = async (rows: readonly string[]): Promise<Note | undefined> => {
    const whole = rows.filter(({ length }) => length === 17).slice(0, maxRead);
    const answers = await Promise.all(whole.map(async (vin) => ({ vin, answer: await lookUpVin(vin, context.signal) })));
    const meant = new Map(answers.flatMap(({ vin, answer }) => (answer?.suggestion ? [[vin, answer.suggestion.vin]] : [])));
    if (meant.size > 0) {
      const run = () => {
        fillControl(control, rows.map((row) => meant.get(row) ?? row).join('\n'));
        look();
      };
      return { text: words.didYouMean.replace('{answer}', [...meant.values()].join(', ')), action: { label: words.useIt, run } };
    }
    const cars = answers.map(({ answer }) => answer && carName(answer)).filter(Boolean);
    const doubtful = answers.filter(({ answer }) => answer?.checkDigit === 'mismatch').map(({ vin }) => vin);
    const text = [cars.join(' · '), doubtful.length > 0 && `${words.checkVin} (${doubtful.join(', ')})`].filter(Boolean).join('. ');
    return text ? { text } : undefined;
  };

  const look = async () => {
    const typed = control.value;
    const note = await noteOn(vins.clean(typed).split('\n'));
    if (control.value === typed) showNote(control, note);
  };
  control.addEventListener('change', look, { signal: context.signal });
}
