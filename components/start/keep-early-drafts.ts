import { type Control, isControl, isUntouched } from '#components/forms/form-controls.ts';
import { readDraft, writeDraft } from '#components/forms/draft-store.ts';
import { noEarlyDraftMark } from './signals.ts';

const isDraft = (control: Element): control is Control =>
  isControl(control) && !isUntouched(control) && control.matches('[data-slot=field] :not([type=file],[data-secret])');

/** Keeps a draft of each form, without secrets, when the visitor leaves a page before hydration, so that a change of language loses no input. */
export function keepEarlyDrafts(signal: AbortSignal): void {
  const options = { signal };
  // Values that the browser posts need no draft.
  addEventListener(
    'submit',
    ({ target, defaultPrevented }) => target instanceof HTMLFormElement && !defaultPrevented && (target.dataset[noEarlyDraftMark] = ''),
    options,
  );
  addEventListener(
    'pagehide',
    () => {
      for (const form of document.querySelectorAll<HTMLFormElement>(`form[data-form]:not([data-${noEarlyDraftMark}])`)) {
        const id = form.dataset.form ?? '';
        const data = new FormData(form);
        // A line for each ticked box of a list; the value of a single one is `on`.
        const typed = [...form.elements].filter(isDraft).map(({ name }) => [name, data.getAll(name).join('\n').replace(/^on$/, 'yes')]);
        if (typed.length > 0) writeDraft(id, { ...readDraft(id), ...Object.fromEntries(typed) });
      }
    },
    options,
  );
}
