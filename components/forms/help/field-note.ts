import { afterPress } from '#components/ui/press.ts';
import type { Control } from '../form-controls.ts';
import { noteClass } from './note-class.ts';

export type Note = { text: string; action?: { label: string; run: () => void } };

const actionStyle = 'ml-2 min-h-11 cursor-pointer font-semibold text-primary underline underline-offset-4';

/** Shows a note below a control, or removes it. Only the button of its action changes the value. Waits while a button is pressed. */
export function showNote(control: Control, note: Note | undefined): void {
  afterPress(() => putNote(control, note));
}

function putNote(control: Control, note: Note | undefined): void {
  const frame = control.closest('[data-slot="field"]');
  const place = frame?.querySelector<HTMLElement>('[data-note]') ?? (note && frame ? createNoteElement(frame) : undefined);
  if (!place) return;
  place.replaceChildren();
  if (!note) return;
  place.append(note.text);
  const { action } = note;
  if (!action) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = actionStyle;
  button.textContent = action.label;
  button.addEventListener('click', () => {
    action.run();
    showNote(control, undefined);
    control.focus();
  });
  place.append(button);
}

export function clearNotes(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll('[data-note]')) place.replaceChildren();
}

function createNoteElement(frame: Element): HTMLElement {
  const place = document.createElement('p');
  place.dataset.note = '';
  place.className = noteClass;
  place.setAttribute('role', 'status');
  frame.append(place);
  return place;
}
