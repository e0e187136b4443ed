import { type Control, controlValue, isControl, isUntouched } from '#components/forms/form-controls.ts';
import { readDraft, writeDraft } from '#components/forms/draft-store.ts';
import { noEarlyDraftMark } from './signals.ts';

const isDraft = (control: Element): control is Control =>
  isControl(control) &&
  !isUntouched(control) &&
  control.type !== 'file' &&
  control.dataset.secret === undefined &&
  control.closest('[data-slot="field"]') !== null;

/** The values by name. The boxes of a list share its name and each has a value: its ticked ones are lines. */
function draftOf(controls: readonly Control[]): Record<string, string> {
  const draft: Record<string, string> = {};
  for (const control of controls) {
    const { name } = control;
    const isOfList = control.type === 'checkbox' && control.hasAttribute('value');
    const value = controlValue(control);
    draft[name] = isOfList ? [draft[name], value && control.value].filter(Boolean).join('\n') : value;
  }
  return draft;
}

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
        const typed = [...form.elements].filter(isDraft);
        if (typed.length > 0) writeDraft(id, { ...readDraft(id), ...draftOf(typed) });
      }
    },
    options,
  );
}
