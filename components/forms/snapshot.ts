import { readDraft, readVins, writeDraft, writeVins } from './draft-store.ts';
import { type Control, controlValue, fillControl, isControl } from './form-controls.ts';

const filesOf = (control: Control): FileList | undefined =>
  control instanceof HTMLInputElement && control.files?.length ? control.files : undefined;

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
      if (files && control instanceof HTMLInputElement) control.files = files;
      else if (control.type !== 'file' && controlValue(control) !== value) fillControl(control, value);
    }
  };
}
