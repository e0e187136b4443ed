import type { Control } from './form-controls.ts';

/** A control's answer as a person reads it: the words of a choice, the label of a ticked box, the text as typed. */
export function spokenValue(control: Control | undefined, label: string): string {
  if (!control) return '';
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? `✓ ${label}` : '';
  if (control instanceof HTMLInputElement && control.files) return [...control.files].map(({ name }) => name).join('\n');
  return control.value.trim();
}
