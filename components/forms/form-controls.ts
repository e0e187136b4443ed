import type { FormView } from './form-view.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

export function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** Whether a control differs from what the page gave it; it may have been typed before hydration. */
export function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => isControl(element) && !isUntouched(element));
}

/** The value as text; that of a checkbox is `yes` or empty. */
export function controlValue(control: Control | undefined): string {
  if (!control) return '';
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? (control.checked ? 'yes' : '') : control.value;
}

export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.value === '' || [...control.options].every((option) => option.selected === option.defaultSelected);
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
}

export function canHold(control: Control, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

/** Whether a field is shown now. Its condition is decided by the style sheet. */
export function isFieldShown(form: HTMLFormElement, name: string): boolean {
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return true;
  if (control.closest<HTMLElement>('[data-slot="field"]')?.hidden) return false;
  const conditional = control.closest('[data-shown-if]');
  return !conditional || getComputedStyle(conditional).display !== 'none';
}

function openFolds(control: Control): void {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
}

/** `keepsFolds`: a closed fold around the control stays closed. */
export function fillControl(control: Control, value: string, keepsFolds = false): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
  else control.value = value;
  if (value !== '' && !keepsFolds) openFolds(control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The boxes of a list, which share its name. */
function boxesOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement).filter((box) => box.type === 'checkbox' && box.name === name);
}

/** Ticks boxes of a list that nobody has touched. */
export function fillBoxes(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const boxes = boxesOf(form, name);
  if (boxes.every(isUntouched)) for (const box of boxes) if (values.includes(box.value)) fillControl(box, box.value);
}

/** Values by name; the ticked ones of a list as lines. */
export function readValues(element: HTMLFormElement, { groups }: FormView): Record<string, string> {
  const ticked = (name: string): string =>
    boxesOf(element, name)
      .flatMap(({ checked, value }) => (checked ? value : []))
      .join('\n');
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'choices' ? ticked(name) : controlValue(controlOf(element, name))]));
}
