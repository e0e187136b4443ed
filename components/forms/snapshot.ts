import { readDraft, readVins, writeDraft, writeVins } from './draft-store.ts';
import { type Control, controlValue, fillControl, isControl } from './form-controls.ts';

/** A copy of the chosen files: the browser empties the control's own list when it resets the form. */
function filesOf(control: Control): FileList | undefined {
  if (!(control instanceof HTMLInputElement) || !control.files?.length) return undefined;
  const copy = new DataTransfer();
  for (const file of control.files) copy.items.add(file);
  return copy.files;
}

export function takeSnapshot(form: HTMLFormElement, id: string): () => void {
  const drafts = [id, 'shared'].map((name) => ({ name, values: readDraft(name), vins: readVins(name) }));
  const controls = [...form.elements].filter(isControl).filter(({ type }) => type !== 'hidden');
  const entries = controls.map((control) => ({ control, value: controlValue(control), files: filesOf(control) }));
  return () => {
    for (const { name, values, vins } of drafts) {
      writeDraft(name, values);
      writeVins(name, vins);
    }
    for (const { control, value, files } of entries) {
      if (files && control instanceof HTMLInputElement) {
        control.files = files;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control.type !== 'file' && controlValue(control) !== value) fillControl(control, value);
    }
  };
}
